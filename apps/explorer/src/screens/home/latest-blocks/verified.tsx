import type { Block } from '@mcm/rosetta-client'
import { createContext, useContext } from 'react'
import { useIdle } from '../../../shared/use-idle'
import styles from './verified.module.css'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

/** What checks blocks comes when the page stands and rests. */
const BlockMark = lazyPart(() => import('../../../features/verification/mark/block-mark'), {
  failure: 'silent',
})
const Alarm = lazyPart(() => import('../../../features/verification/alarm/latest-blocks-alarm'))

/**
 * Whether the newest blocks have come: a check asks for a block's parent, which is on its way until
 * then.
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

/** A mark on a block once it has been checked, in a place that is kept free for it. */
export function Verified({ block, form }: VerifiedProps) {
  const mayCheck = useMayCheck()
  return <span className={styles[form]}>{mayCheck && <BlockMark block={block} form={form} />}</span>
}

/** The loud word when one of the newest blocks is false. */
export function LatestBlocksAlarm({ blocks }: { blocks: Block[] }) {
  const mayCheck = useMayCheck()
  return mayCheck && <Alarm blocks={blocks} />
}
