import { SETTLED_DEPTH } from '@mcm/react/query'
import { WideOnly } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { depthParts } from './depth-text'

/**
 * Says whether a block with this many confirmations is final, also by its color. Phones have no room
 * for when it will be, next to what else is on the line.
 */
export function Finality({ confirmations }: { confirmations: number }) {
  const [count, outlook] = depthParts(confirmations)
  return (
    <Text tone={confirmations < SETTLED_DEPTH ? 'amber' : 'green'}>
      {count}
      {outlook && <WideOnly>, {outlook}</WideOnly>}
    </Text>
  )
}
