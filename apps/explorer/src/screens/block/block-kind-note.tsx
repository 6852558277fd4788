import { Stack } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import type { BlockKind } from '../../data/block-facts'
import { LedgerCycle } from './ledger-cycle'
import { messages } from './messages'

/** A note, in place of the haiku, that explains why the block has none. */
export function BlockKindNote({ kind, height }: { kind: BlockKind; height: number }) {
  if (kind === 'standard') return null
  const { text } = messages[kind]
  return (
    <Stack gap={2}>
      <Text as="p" tone="soft" measured>
        {text}
      </Text>
      {kind === 'neogenesis' && (
        <>
          <p>
            <Link href={paths.richList.href()}>{messages.neogenesis.balances}</Link>
          </p>
          <LedgerCycle height={height} />
        </>
      )}
    </Stack>
  )
}
