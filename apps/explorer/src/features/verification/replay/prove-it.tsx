import type { Block } from '@mcm/rosetta-client'
import { Button } from '@mcm/ui/button'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from './messages'

const ProofReplay = lazyPart(() => import('./proof-replay'))

/** Offers to replay the proof of work of a mined block. The code is loaded on request. */
export function ProveIt({ block }: { block: Block }) {
  const [isOpen, setIsOpen] = useState(false)
  if (isOpen) return <ProofReplay block={block} fallback={<p>{messages.loading}</p>} />
  return (
    <div>
      <Text as="p" tone="soft" measured>
        {messages.offer}
      </Text>
      <Button onClick={() => setIsOpen(true)}>{messages.start}</Button>
    </div>
  )
}
