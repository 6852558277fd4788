import { Heading, Text } from '@mcm/ui/text'
import type { BlockKind } from '../../data/block-facts'
import { messages } from './messages'

/** A note, in place of the haiku, that explains why the block has none. */
export function BlockKindNote({ kind }: { kind: BlockKind }) {
  if (kind === 'standard') return null
  const { title, text } = messages[kind]
  return (
    <div>
      <Heading level={2}>{title}</Heading>
      <Text as="p" tone="soft" measured>
        {text}
      </Text>
    </div>
  )
}
