import { ErrorPanel } from '@mcm/ui/error-panel'
import { HowItRead } from '../../features/search/how-it-read'
import { messages } from './messages'

/** What stands in the address bar is no address; asking a server would not help. */
export default function NoAddress({ text }: { text: string }) {
  return (
    <>
      <ErrorPanel title={messages.invalid}>
        <p>{messages.entered(text)}</p>
      </ErrorPanel>
      <HowItRead text={text} />
    </>
  )
}
