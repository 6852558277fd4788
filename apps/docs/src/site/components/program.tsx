import { Fragment, type ReactNode } from 'react'
import { type LanguageId, languages } from '../../samples/languages'
import type { Language } from '../../samples/languages/language'
import { projectUrl } from '../../samples/projects'
import { programOf } from '../../samples/samples'
import styles from './program.module.css'
import { Sample } from './sample'

/** Shows a program from `samples/guides/`, with how to run it and a link to its project. */
export function Program({ id }: { id: string }) {
  const texts = programOf(id)
  const setups = languages.flatMap((language) => {
    const code = texts[language.id]
    return code === undefined ? [] : [[language.id, setupOf(id, language, code)]]
  })
  return <Sample id={id} texts={texts} above={Object.fromEntries(setups) as Setups} />
}

type Setups = Readonly<Partial<Record<LanguageId, ReactNode>>>

/** Says how to install and run a program. */
function setupOf(id: string, language: Language, code: string): ReactNode {
  const { requires, ending, commands } = language.program
  const file = id + ending
  return (
    <p className={styles['setup']}>
      Requires {requires}. Save as <code>{file}</code> and run{' '}
      {commands(file, code).map((command, at) => (
        <Fragment key={command}>
          {at > 0 && ' and '}
          <code>{command}</code>
        </Fragment>
      ))}
      , or{' '}
      <a href={projectUrl(id, language)} download>
        download the project
      </a>
      .
    </p>
  )
}
