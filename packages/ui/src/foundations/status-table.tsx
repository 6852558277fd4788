import { Badge } from '../components/badge'
import { guides } from '../stories/guides'

const sorted = [...guides.values()].toSorted((a, b) => a.component.localeCompare(b.component))

/** Shows the status of every component, with links to their pages. */
export function StatusTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <div className="wide" role="region" aria-label="Component status" tabIndex={0}>
      <table>
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
                <a href={`?path=/docs/components-${component.toLowerCase()}--docs`} target="_top">
                  {component}
                </a>
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
  )
}
