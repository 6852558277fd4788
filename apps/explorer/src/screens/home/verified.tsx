import type { Block } from '@mcm/rosetta-client'
import { lazy, Suspense } from 'react'
import { useIdle } from '../../shared/use-idle'
import styles from './verified.module.css'

/** What checks blocks comes when the page stands and rests. */
const BlockMark = lazy(() => import('../../features/verification/block-mark'))
const Alarm = lazy(() => import('../../features/verification/latest-alarm'))

interface VerifiedProps {
  block: Block
  form: 'sign' | 'words'
}

/** A mark on a block once it has been checked, in a place that is kept free for it. */
export function Verified({ block, form }: VerifiedProps) {
  const idle = useIdle()
  return (
    <span className={styles[form]}>
      {idle && (
        <Suspense>
          <BlockMark block={block} form={form} />
        </Suspense>
      )}
    </span>
  )
}

/** The loud word when one of the newest blocks is false. */
export function LatestAlarm({ blocks }: { blocks: Block[] }) {
  const idle = useIdle()
  return (
    idle && (
      <Suspense>
        <Alarm blocks={blocks} />
      </Suspense>
    )
  )
}
