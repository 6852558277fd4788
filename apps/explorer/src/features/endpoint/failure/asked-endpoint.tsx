import { Text } from '@mcm/ui/text'
import { useEndpoint } from '../endpoint-store'
import { messages } from './messages'

/** The endpoint that was asked, next to a failure. */
export function AskedEndpoint() {
  return (
    <Text as="p" size={13} tone="soft">
      {messages.asked} <Text mono>{useEndpoint()}</Text>
    </Text>
  )
}
