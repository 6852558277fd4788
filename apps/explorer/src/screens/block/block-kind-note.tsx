import { Heading, Text } from '@mcm/ui/text'
import type { BlockKind } from '../../data/block-facts'
import { messages } from './messages'

/** Explains why the block has no haiku, in the haiku's place. */
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
