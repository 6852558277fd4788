import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { NextBlockLine } from '../../features/next-block/time-line/next-block-line'
import styles from './transaction.module.css'

/** The wait for the next block, which may contain the transaction. */
export default function NextBlock() {
  return Boolean(useTipHeight()) && <NextBlockLine className={styles['wait']} />
}
