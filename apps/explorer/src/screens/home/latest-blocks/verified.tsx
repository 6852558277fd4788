import type { Block } from '@mcm/rosetta-client'
import { createContext, lazy, Suspense, useContext } from 'react'
import { useIdle } from '../../../shared/use-idle'
import styles from './verified.module.css'

/** What checks blocks comes when the page stands and rests. */
const BlockMark = lazy(() => import('../../../features/verification/mark/block-mark'))
const Alarm = lazy(() => import('../../../features/verification/alarm/latest-blocks-alarm'))

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
  return (
    <span className={styles[form]}>
      {mayCheck && (
        <Suspense>
          <BlockMark block={block} form={form} />
        </Suspense>
      )}
    </span>
  )
}

/** The loud word when one of the newest blocks is false. */
export function LatestBlocksAlarm({ blocks }: { blocks: Block[] }) {
  const mayCheck = useMayCheck()
  return (
    mayCheck && (
      <Suspense>
        <Alarm blocks={blocks} />
      </Suspense>
    )
  )
}
