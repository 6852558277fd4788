import { Banner } from '@mcm/ui/banner'
import { messages } from './messages'

/** Says that what the endpoint shows may be old. */
export default function Behind({ stage }: { stage: string }) {
  return (
    <Banner tone="warning" title={messages.banner.title}>
      {messages.banner.text(stage)}
    </Banner>
  )
}
