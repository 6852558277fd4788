import { ErrorPanel } from '@mcm/ui/error-panel'
import { SearchExplanation } from './search-explanation'
import { messages } from './messages'

/** The page for text that isn't an address. It makes no request, because none would help. */
export function InvalidAddress({ text, why }: { text: string; why?: string }) {
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
        {why !== undefined && <p>{why}</p>}
      </ErrorPanel>
      <SearchExplanation text={text} />
    </>
  )
}
