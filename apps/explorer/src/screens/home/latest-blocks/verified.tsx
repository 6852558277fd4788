import type { Block } from '@mcm/rosetta-client'
import { createContext, useContext } from 'react'
import { useIdle } from '../../../shared/use-idle'
import styles from './verified.module.css'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

/** The mark with the verifier, which loads when the page has rendered and is idle. */
const BlockMark = lazyPart(() => import('../../../features/verification/mark/block-mark'), {
  failure: 'silent',
})
const Alarm = lazyPart(() => import('../../../features/verification/alarm/latest-blocks-alarm'))

/**
 * Whether the latest blocks have loaded. A check needs a block's parent, which is still loading
 * until then.
 */
export const LatestBlocksReady = createContext(false)

function useMayCheck(): boolean {
  const idle = useIdle()
  return useContext(LatestBlocksReady) && idle
}

interface VerifiedProps {
  block: Block
  form: 'sign' | 'words'
}

/** A mark on a verified block, shown in reserved space. */
export function Verified({ block, form }: VerifiedProps) {
  const mayCheck = useMayCheck()
  return <span className={styles[form]}>{mayCheck && <BlockMark block={block} form={form} />}</span>
}

/** The alarm shown if one of the latest blocks failed verification. */
export function LatestBlocksAlarm({ blocks }: { blocks: Block[] }) {
  const mayCheck = useMayCheck()
  return mayCheck && <Alarm blocks={blocks} />
}
