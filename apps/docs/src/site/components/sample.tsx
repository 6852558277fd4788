import { Button } from '@mcm/ui/button'
import { IconCopy } from '@mcm/ui/icons'
import { languages, type LanguageId } from '../../samples/languages'
import type { Sample as SampleTexts } from '../../samples/samples'
import { highlight, type CodeLanguage } from '../highlight'
import styles from './sample.module.css'

const syntax: Record<LanguageId, CodeLanguage> = {
  curl: 'bash',
  javascript: 'javascript',
  python: 'python',
  go: 'go',
  typescript: 'typescript',
}

interface SampleProps {
  /** Unique on the page. */
  id: string
  texts: SampleTexts
  /** The call it makes, if it is one that can be tried from here. */
  path?: string
}

/** One thing in every language, of which the reader's is seen. The script adds tabs, copying and trying. */
export function Sample({ id, texts, path }: SampleProps) {
  return (
    <div
      className={styles['sample']}
      data-sample={id}
      {...(path && { 'data-path': path, 'data-island': 'try-now' })}
    >
      <div className={styles['bar']}>
        <div role="tablist" aria-label="Language of the sample" className={styles['tabs']}>
          {languages.map(({ id: language, name }) => (
            <button
              key={language}
              type="button"
              role="tab"
              id={`${id}-tab-${language}`}
              aria-controls={`${id}-panel-${language}`}
              aria-selected={language === 'curl'}
              tabIndex={language === 'curl' ? 0 : -1}
              data-language={language}
            >
              {name}
            </button>
          ))}
        </div>
        <div className={styles['actions']}>
          <Button size="small" variant="quiet" icon={<IconCopy size={14} />} data-copy>
            <span data-label aria-live="polite">
              Copy
            </span>
          </Button>
          {path && (
            <Button size="small" data-try>
              Try Now
            </Button>
          )}
        </div>
      </div>
      {languages.map(({ id: language, name }) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}-panel-${language}`}
          aria-labelledby={`${id}-tab-${language}`}
          data-panel={language}
          className={styles['panel']}
        >
          <p className={styles['name']}>{name}</p>
          <div dangerouslySetInnerHTML={{ __html: highlight(texts[language], syntax[language]) }} />
        </div>
      ))}
    </div>
  )
}
