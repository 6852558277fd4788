import { projectUrl } from '../../samples/projects'
import { programOf } from '../../samples/samples'
import { Sample } from './sample'
import { forEachLanguage, Setup } from './setup'

/** Shows a program from `samples/guides/`, with how to run it and a link to its project. */
export function Program({ id }: { id: string }) {
  const texts = programOf(id)
  const setups = forEachLanguage(texts, (language, code) => (
    <Setup id={id} language={language} code={code}>
      , or{' '}
      <a href={projectUrl(id, language)} download>
        download the project
      </a>
    </Setup>
  ))
  return <Sample id={id} texts={texts} above={setups} />
}
