import { exampleEndpoint } from '../../config/config'
import { DEVNET_URL } from '../../features/server/adapt-text'
import { projectUrl } from '../../samples/projects'
import { programOf } from '../../samples/samples'
import { Sample, type SampleProps } from './sample'
import { forEachLanguage, Setup } from './setup'

/** Says which server a project uses, because a chosen one is only in the page's programs. */
function DefaultServer({ code }: { code: string }) {
  const url = [exampleEndpoint, DEVNET_URL].find((each) => code.includes(each))
  if (url === undefined) return null
  return (
    <>
      , which uses <code>{url}</code>. You can change it at the top of the program
    </>
  )
}

/** Shows a program from `samples/guides/`, with how to run it and a link to its project. */
export function Program({ id, keepsValues }: Pick<SampleProps, 'id' | 'keepsValues'>) {
  const texts = programOf(id)
  const setups = forEachLanguage(texts, (language, code) => (
    <Setup id={id} language={language} code={code}>
      , or{' '}
      <a href={projectUrl(id, language)} download>
        download the project
      </a>
      <DefaultServer code={code} />
    </Setup>
  ))
  return <Sample id={id} texts={texts} above={setups} keepsValues={keepsValues} />
}
