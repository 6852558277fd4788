import type { Block } from '@mcm/rosetta-client'
import { Button } from '@mcm/ui/button'
import { Row } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from './messages'

const ProofReplay = lazyPart(() => import('./proof-replay'))

/** Offers to replay the proof of work of a mined block. The code is loaded on request. */
export function ProveIt({ block }: { block: Block }) {
  const [isOpen, setIsOpen] = useState(false)
  const offer = (
    <Row spread gap={2} align="center">
      <Text as="p" tone="soft" measured>
        {messages.offer}
      </Text>
      <Button busy={isOpen} onClick={() => setIsOpen(true)}>
        {messages.start}
      </Button>
    </Row>
  )
  return isOpen ? <ProofReplay block={block} fallback={offer} /> : offer
}
