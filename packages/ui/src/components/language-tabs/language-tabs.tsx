import { forwardRef, type ReactNode } from 'react'
import { CodeBlock } from '../code-block'
import { Tabs, type TabsProps } from '../tabs'

/**
 * A code sample in one language, for `LanguageTabs`.
 *
 * @example
 * ```tsx
 * import { type LanguageSample, LanguageTabs } from '@mcm/ui/language-tabs'
 *
 * const python: LanguageSample = { language: 'python', label: 'Python', code: 'import requests' }
 *
 * <LanguageTabs label="Read the latest block" samples={[python]} />
 * ```
 */
export interface LanguageSample {
  /** The language's id, such as 'curl', 'javascript', 'python' or 'go'. */
  language: string
  /** The language's display name, such as 'cURL'. */
  label: string
  code: string
  /** The highlighted code. */
  children?: ReactNode | undefined
}

/**
 * Props of `LanguageTabs`.
 *
 * @example
 * ```tsx
 * import { LanguageTabs, type LanguageTabsProps } from '@mcm/ui/language-tabs'
 *
 * const tabs: LanguageTabsProps = {
 *   label: 'Install',
 *   defaultValue: 'npm',
 *   samples: [{ language: 'npm', label: 'npm', code: 'npm install react' }],
 * }
 *
 * <LanguageTabs {...tabs} />
 * ```
 */
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

/**
 * Shows the same call in each language that the visitor can choose.
 *
 * @example
 * ```tsx
 * import { LanguageTabs } from '@mcm/ui/language-tabs'
 *
 * <LanguageTabs
 *   label="Read the latest block"
 *   samples={[
 *     { language: 'curl', label: 'cURL', code: 'curl -d {} https://api.mochimo.org/network/status' },
 *     { language: 'python', label: 'Python', code: 'import requests' },
 *   ]}
 * />
 * ```
 */
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
