import { Fragment, type ReactNode } from 'react'
import { type LanguageId, languages } from '../../samples/languages'
import type { Language } from '../../samples/languages/language'
import type { Sample } from '../../samples/samples'
import styles from './setup.module.css'

interface SetupProps {
  /** Name of the file, without its ending. */
  id: string
  language: Language
  code: string
  /** Follows the commands. */
  children?: ReactNode
}

/** Says how to install and run a pasted sample. */
export function Setup({ id, language, code, children }: SetupProps) {
  const { requires, ending, commands } = language.program
  const file = id + ending
  return (
    <p className={styles['setup']}>
      Requires {requires}. Save as <code>{file}</code> and run{' '}
      {commands(file, code).map((command, at, { length }) => (
        <Fragment key={command}>
          {at > 0 && (at === length - 1 ? ' and ' : ', ')}
          <code>{command}</code>
        </Fragment>
      ))}
      {children}.
    </p>
  )
}

/** Returns what a function shows for each language of a sample. */
export function forEachLanguage(
  texts: Sample,
  show: (language: Language, code: string) => ReactNode,
): Readonly<Partial<Record<LanguageId, ReactNode>>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const code = texts[language.id]
      return code === undefined ? [] : [[language.id, show(language, code)]]
    }),
  )
}
