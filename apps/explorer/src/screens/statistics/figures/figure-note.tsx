import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import styles from '../statistics.module.css'

/** Small print below a figure that says what it covers. */
export function FigureNote({ children }: { children: ReactNode }) {
  return (
    <Text as="div" size={12} tone="soft" className={styles['covers']}>
      {children}
    </Text>
  )
}
