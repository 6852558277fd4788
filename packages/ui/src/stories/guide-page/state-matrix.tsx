import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { cx } from '../../internal/cx'
import type { StateRow } from '../guides'
import { forceStates } from './forced-states'
import styles from './guide-page.module.css'

interface State {
  name: string
  of: (row: StateRow) => ReactNode
  /** The states that are simulated on the row's content at rest, and the element that has them. */
  simulated?: { states: string; target: (row: StateRow) => string | undefined }
}

const whenInteractive = (row: StateRow) => (row.interactive === false ? undefined : row.rest)
const pointed = ({ pointed: selector }: StateRow) => selector

const STATES: readonly State[] = [
  { name: 'Rest', of: (row) => row.rest },
  {
    name: 'Hover',
    of: (row) => row.hover ?? whenInteractive(row),
    simulated: { states: 'hover', target: pointed },
  },
  {
    name: 'Focus',
    of: whenInteractive,
    simulated: { states: 'focus', target: ({ focused }) => focused },
  },
  {
    name: 'Pressed',
    of: (row) => row.pressed ?? whenInteractive(row),
    simulated: { states: 'hover pressed', target: pointed },
  },
  { name: 'Disabled', of: (row) => row.disabled },
  { name: 'Loading', of: (row) => row.loading },
  { name: 'Error', of: (row) => row.error },
]

function Cell({ state, row }: { state: State; row: StateRow }) {
  const content = state.of(row)
  if (content === undefined) {
    return <td className={styles['none']}>–</td>
  }
  const { simulated } = state
  return simulated && content === row.rest ? (
    <td
      className={cx('forced', row.minWidth && styles[`min-${row.minWidth}`])}
      data-states={simulated.states}
      data-target={simulated.target(row)}
    >
      {content}
    </td>
  ) : (
    <td
      className={cx(
        typeof content === 'string' && styles['words'],
        row.minWidth && styles[`min-${row.minWidth}`],
      )}
    >
      {content}
    </td>
  )
}

/** Shows a component's variants in all states that it has, side by side. */
export function StateMatrix({ label, rows }: { label: string; rows: readonly StateRow[] }) {
  const table = useRef<HTMLTableElement>(null)
  useLayoutEffect(() => {
    if (table.current) forceStates(table.current)
  })
  const shown = STATES.filter(({ of }) => rows.some((row) => of(row) !== undefined))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <div className={styles['matrix']} role="region" aria-label={`States of ${label}`} tabIndex={0}>
      <table ref={table} className={styles['table']}>
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
              {shown.map((state) => (
                <Cell key={state.name} state={state} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
