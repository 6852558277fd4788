import { KnownAddress, useKnown } from './known-address'
import styles from './known-line.module.css'

/** A known address in a row of a table, which stays one line high, however long its name is. */
export function KnownLine({ value }: { value: string }) {
  const { label } = useKnown()(value)
  return (
    <span className={styles['line']} title={label}>
      <KnownAddress value={value} />
    </span>
  )
}
