import { HaikuCard } from '@mcm/ui/haiku'
import { fromMainnet } from '../../calls/captured'

interface Captured {
  block: { block_identifier: { index: number }; metadata: { haiku: string } }
}

/** Shows the haiku of the block that the samples use. */
export function ExampleHaiku() {
  const { block } = fromMainnet('/block') as unknown as Captured
  const { index } = block.block_identifier
  return (
    <HaikuCard lines={block.metadata.haiku.split('\n')} size="medium" className="haiku">
      The haiku of <a href={`/block/${index}`}>block {index.toLocaleString('en')}</a>
    </HaikuCard>
  )
}
