import { KnownAddress, useKnown } from './known-address'
import styles from './known-line.module.css'

interface KnownLineProps {
  value: string
  /** Whether the address is what the row is about. Others don't compete with what is. @default false */
  isSubject?: boolean
}

/** A known address in a row of a table, which stays one line high, however long its name is. */
export function KnownLine({ value, isSubject = false }: KnownLineProps) {
  const { label } = useKnown()(value)
  return (
    <span className={`${styles['line']} ${isSubject ? '' : styles['quiet']}`} title={label}>
      <KnownAddress value={value} />
    </span>
  )
}
