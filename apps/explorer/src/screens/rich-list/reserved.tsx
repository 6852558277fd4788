import { Stack } from '@mcm/ui/layout'
import { Skeleton } from '@mcm/ui/skeleton'
import type { ReactNode } from 'react'
import styles from './rich-list.module.css'

interface ReservedProps {
  /** Numbers of letters of the placeholder's lines. */
  lines: readonly number[]
  /** What comes, as far as its size matters. It isn't visible. */
  children: ReactNode
}

/** A placeholder as large as what it stands for, so that nothing moves when that comes. */
export function Reserved({ lines, children }: ReservedProps) {
  return (
    <div aria-hidden="true" className={styles['reserved']}>
      <div className={styles['unseen']}>{children}</div>
      <Stack gap={3} className={styles['over']}>
        {lines.map((letters) => (
          <Skeleton key={letters} letters={letters} />
        ))}
      </Stack>
    </div>
  )
}
