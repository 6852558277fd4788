import { Unstyled } from '@storybook/addon-docs/blocks'
import { Badge } from '../components/badge'
import { guides } from '../stories/guides'
import { StorybookLink } from './storybook-link'
import styles from './status-table.module.css'

const sorted = [...guides.values()].toSorted((a, b) => a.component.localeCompare(b.component))

/** Shows the status of every component, with links to their pages. */
export function StatusTable() {
  return (
    <Unstyled>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div className="wide" role="region" aria-label="Component status" tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">Component</th>
              <th scope="col">Status</th>
              <th scope="col">Since</th>
              <th scope="col">Keyboard</th>
              <th scope="col">Note</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ component, status, since, keyboard, reason }) => (
              <tr key={component}>
                <th scope="row">
                  <StorybookLink path={`/docs/components-${component.toLowerCase()}--docs`}>
                    {component}
                  </StorybookLink>
                </th>
                <td>
                  <Badge tone={status === 'stable' ? 'green' : 'amber'}>{status}</Badge>
                </td>
                <td>{since}</td>
                <td>{keyboard.length > 0 ? 'yes' : 'not interactive'}</td>
                <td>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}
