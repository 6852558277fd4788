import { Button } from '@mcm/ui/button'
import type { ReactNode } from 'react'
import styles from './steady.module.css'
import type { Hold } from './use-hold'

interface SteadyProps {
  hold: Hold<unknown>
  /** A label of the button that shows what was held back, or undefined if nothing was. */
  news: string | undefined
  children: ReactNode
}

/** A live list that waits while the visitor is in it. A button above it says what is new. */
export function Steady({ hold, news, children }: SteadyProps) {
  return (
    <div className={styles['steady']} {...hold.handlers}>
      <div role="status" className={styles['news']}>
        {news !== undefined && (
          <Button size="small" variant="solid" onClick={hold.release}>
            {news}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}
