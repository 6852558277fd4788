import type { ReactNode } from 'react'
import { Button } from '@mcm/ui/button'
import { defaultLanguage, type LanguageId, languages } from '../../samples/languages'
import type { Language } from '../../samples/languages/language'
import type { Sample as SampleTexts } from '../../samples/samples'
import { CodeBox } from './code-box'
import { CopyButton } from './copy-button'
import frame from './code-frame.module.css'
import styles from './sample.module.css'

export interface SampleProps {
  /** Id of the sample, which must be unique on the page. */
  id: string
  texts: SampleTexts
  /** Path of the sample's call. If it is set, the sample has a Try Now button. */
  path?: string
  /** Whether other examples repeat its values, so that another server replaces only its URL. */
  keepsValues?: boolean | undefined
  /** What is above the code, keyed by language. */
  above?: Readonly<Partial<Record<LanguageId, ReactNode>>>
}

/**
 * Shows a sample in all its languages. The style sheet displays the language that the reader has
 * chosen, and the script handles the buttons.
 */
export function Sample({ id, texts, path, keepsValues = false, above }: SampleProps) {
  const given = languages.filter((language) => texts[language.id] !== undefined)
  const [first] = given
  if (!first) throw new Error(`The sample "${id}" has no languages`)
  // If the sample doesn't have the reader's language, it shows its first one.
  const others = languages.filter((language) => !given.includes(language))
  const shownFor = (language: Language) =>
    [language, ...(language === first ? others : [])].map((each) => each.id).join(' ')
  const initial = given.find((language) => language === defaultLanguage) ?? first
  return (
    <div
      className={`${frame['container']} ${styles['sample']}`}
      data-sample={id}
      {...(keepsValues && { 'data-keeps-values': '' })}
      {...(path && { 'data-path': path, 'data-island': 'try-now' })}
    >
      <div className={frame['frame']}>
        <div role="tablist" aria-label="Language" className={`${frame['head']} ${styles['tabs']}`}>
          {given.map((language) => (
            <button
              key={language.id}
              type="button"
              role="tab"
              id={`${id}-tab-${language.id}`}
              aria-controls={`${id}-panel-${language.id}`}
              aria-selected={language === initial}
              tabIndex={language === initial ? 0 : -1}
              data-language={shownFor(language)}
            >
              {language.name}
            </button>
          ))}
        </div>
        <div className={frame['actions']}>
          <CopyButton />
          {path && (
            <Button size="small" variant="solid" data-try>
              Try Now
            </Button>
          )}
        </div>
        <div className={frame['code']}>
          {given.map((language) => (
            <div
              key={language.id}
              role="tabpanel"
              id={`${id}-panel-${language.id}`}
              aria-labelledby={`${id}-tab-${language.id}`}
              data-panel={shownFor(language)}
              className={styles['panel']}
            >
              <p className={styles['name']}>{language.name}</p>
              {above?.[language.id]}
              <CodeBox code={texts[language.id] ?? ''} lang={language.highlight} />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
