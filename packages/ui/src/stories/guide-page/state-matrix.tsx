import { useLayoutEffect, type ReactNode } from 'react'
import type { StateRow } from '../guides'
import { forceStates } from './forced-states'
import styles from './guide-page.module.css'

interface State {
  name: string
  /** The classes that simulate the state. */
  forced?: string
  of: (row: StateRow) => ReactNode
}

const whenInteractive = (row: StateRow) => (row.interactive === false ? undefined : row.rest)

const STATES: readonly State[] = [
  { name: 'Rest', of: (row) => row.rest },
  { name: 'Hover', forced: 'forced-hover', of: whenInteractive },
  { name: 'Focus', forced: 'forced-focus', of: whenInteractive },
  { name: 'Pressed', forced: 'forced-hover forced-active', of: whenInteractive },
  { name: 'Disabled', of: (row) => row.disabled },
  { name: 'Loading', of: (row) => row.loading },
  { name: 'Error', of: (row) => row.error },
]

/** Shows a component's variants in all states that it has, side by side. */
export function StateMatrix({ label, rows }: { label: string; rows: readonly StateRow[] }) {
  useLayoutEffect(forceStates)
  const shown = STATES.filter(({ of }) => rows.some((row) => of(row) !== undefined))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <div className={styles['matrix']} role="region" aria-label={`States of ${label}`} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {shown.map(({ name, forced, of }) => (
                <td key={name} className={forced}>
                  {of(row) ?? <span className={styles['none']}>–</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
