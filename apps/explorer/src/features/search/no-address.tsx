import { ErrorPanel } from '@mcm/ui/error-panel'
import { HowItRead } from './how-it-read'
import { messages } from './no-address-messages'

/** For a text that is no address; asking a server would not help. */
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
