import type { ReactNode } from 'react'
import styles from './header-panel.module.css'

/** Shows a panel as it floats below its button in the header. */
export function HeaderPanel({ children }: { children: ReactNode }) {
  return <div className={styles['surface']}>{children}</div>
}
