import type { ReactNode } from 'react'
import { CodeBlock } from '../code-block'
import { Tabs } from '../tabs'

export interface LanguageSample {
  /** 'curl', 'javascript', 'python', 'go'. */
  language: string
  /** The language's display name: 'cURL'. */
  label: string
  code: string
  /** The highlighted code. */
  children?: ReactNode | undefined
}

export interface LanguageTabsProps {
  /** What the samples do: 'Read the latest block'. */
  label: string
  samples: readonly LanguageSample[]
  /** The visitor's language, shared by every sample on the site. */
  language: string
  onLanguageChange: (language: string) => void
  /** Shown next to the copy button of each sample: Try Now. */
  actions?: ((language: string) => ReactNode) | undefined
  className?: string | undefined
}

/** The same call in each language the visitor can choose. */
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
