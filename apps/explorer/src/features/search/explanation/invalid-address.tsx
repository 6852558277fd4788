import { ErrorPanel } from '@mcm/ui/error-panel'
import { SearchExplanation } from './search-explanation'
import { messages } from './messages'

/** For a text that is no address; asking a server would not help. */
export function InvalidAddress({ text }: { text: string }) {
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
      </ErrorPanel>
      <SearchExplanation text={text} />
    </>
  )
}
