import { ErrorPanel } from '@mcm/ui/error-panel'
import { Link } from '@mcm/ui/link'
import { paths } from '../../../config/paths'
import { SearchExplanation } from './search-explanation'
import { messages } from './messages'
import { isPartOfAddress, whyInvalid, wordsOf } from './why-invalid'

/** The page for text that isn't an address. It makes no request, because none would help. */
export function InvalidAddress({ text }: { text: string }) {
  const words = wordsOf(text)
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
        <p>{whyInvalid(text.trim())}</p>
        {words !== undefined && (
          <p>
            <Link href={paths.haiku.href({ words })}>{messages.findVerse(words)}</Link>
          </p>
        )}
        {words === undefined && isPartOfAddress(text.trim()) && (
          <p>
            <Link href={paths.richList.href(text.trim())}>{messages.findPart}</Link>
          </p>
        )}
      </ErrorPanel>
      <SearchExplanation text={text} />
    </>
  )
}
