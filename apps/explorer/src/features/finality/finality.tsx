import { SETTLED_DEPTH } from '@mcm/react/query'
import { Text } from '@mcm/ui/text'
import { depthText } from './depth-text'

/** Says whether a block with this many confirmations is final, also by its color. */
export function Finality({ confirmations }: { confirmations: number }) {
  return (
    <Text tone={confirmations < SETTLED_DEPTH ? 'amber' : 'green'}>{depthText(confirmations)}</Text>
  )
}
