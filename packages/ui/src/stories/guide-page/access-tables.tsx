import type { Access } from '../guides'
import { MarkedText } from './marked-text'

function TwoColumns({
  head,
  rows,
  keys = false,
}: {
  head: readonly [string, string]
  rows: readonly (readonly [string, string])[]
  keys?: boolean
}) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first}>
            <th scope="row">
              {keys
                ? first.split(' / ').map((key, index) => (
                    <span key={key}>
                      {index > 0 && ' or '}
                      <kbd>{key}</kbd>
                    </span>
                  ))
                : first}
            </th>
            <td>
              <MarkedText>{second}</MarkedText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Shows which keys do what, and what assistive technology presents. */
export function AccessTables({ access }: { access: Access }) {
  return (
    <>
      {access.keyboard.length > 0 ? (
        <TwoColumns head={['Key', 'Effect']} rows={access.keyboard} keys />
      ) : (
        <p>Not interactive: it takes no focus and no keys.</p>
      )}
      <TwoColumns head={['Part', 'Screen reader']} rows={access.screenReader} />
    </>
  )
}
