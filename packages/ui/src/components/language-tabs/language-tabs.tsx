import type { ReactNode } from 'react'
import { CodeBlock } from '../code-block'
import { Tabs } from '../tabs'

export interface LanguageSample {
  /** The language's id, such as 'curl', 'javascript', 'python' or 'go'. */
  language: string
  /** The language's display name, such as 'cURL'. */
  label: string
  code: string
  /** The highlighted code. */
  children?: ReactNode | undefined
}

export interface LanguageTabsProps {
  /** A description of what the samples do, such as 'Read the latest block'. */
  label: string
  samples: readonly LanguageSample[]
  /** The visitor's language, which all samples on the site share. */
  language: string
  onLanguageChange: (language: string) => void
  /** Returns the actions shown next to the copy button of each sample, such as Try Now. */
  actions?: ((language: string) => ReactNode) | undefined
  className?: string | undefined
}

/** Shows the same call in each language that the visitor can choose. */
export function LanguageTabs({
  label,
  samples,
  language,
  onLanguageChange,
  actions,
  className,
}: LanguageTabsProps) {
  return (
    <Tabs
      label={label}
      value={language}
      onChange={onLanguageChange}
      className={className}
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
}
