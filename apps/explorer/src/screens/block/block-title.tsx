import { Count } from '@mcm/ui/amount'
import { type BlockKind, NEOGENESIS_INTERVAL } from '../../data/block-facts'
import styles from './block.module.css'
import { messages } from './messages'

interface BlockTitleProps {
  /** While the block loads, it is only known whether it is a neogenesis block: by its height. */
  kind?: BlockKind
  height: number
}

/** A block's number, with its kind in front of it. */
export function BlockTitle({ height, kind = kindAt(height) }: BlockTitleProps) {
  return (
    <>
      <span className={styles['word']}>{messages.kind[kind]} </span>
      <span className={styles['sign']}>#</span>
      <Count value={height} />
    </>
  )
}

function kindAt(height: number): BlockKind {
  return height % NEOGENESIS_INTERVAL === 0 ? 'neogenesis' : 'standard'
}
