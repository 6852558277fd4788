import { forwardRef, type ReactNode } from 'react'
import { CodeBlock } from '../code-block'
import { Tabs, type TabsProps } from '../tabs'

export interface LanguageSample {
  /** The language's id, such as 'curl', 'javascript', 'python' or 'go'. */
  language: string
  /** The language's display name, such as 'cURL'. */
  label: string
  code: string
  /** The highlighted code. */
  children?: ReactNode | undefined
}

export interface LanguageTabsProps extends Omit<TabsProps, 'tabs'> {
  /** A description of what the samples do, such as 'Read the latest block'. */
  label: string
  samples: readonly LanguageSample[]
  /**
   * The visitor's language, which all samples on the site share. Without it, the component keeps its
   * own state.
   */
  value?: string | undefined
  /** Returns the actions shown next to the copy button of each sample, such as Try Now. */
  actions?: ((language: string) => ReactNode) | undefined
}

/** Shows the same call in each language that the visitor can choose. */
export const LanguageTabs = /* @__PURE__ */ forwardRef<HTMLDivElement, LanguageTabsProps>(
  function LanguageTabs({ label, samples, actions, ...rest }, ref) {
    return (
      <Tabs
        ref={ref}
        label={label}
        {...rest}
        tabs={samples.map((sample) => ({
          value: sample.language,
          label: sample.label,
          children: (
            <CodeBlock code={sample.code} title={label} actions={actions?.(sample.language)}>
              {sample.children}
            </CodeBlock>
          ),
        }))}
      />
    )
  },
)
