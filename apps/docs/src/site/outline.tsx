import type { Heading } from './headings'
import { Breakable } from './components/breakable'
import styles from './outline.module.css'

/** Shows links to the page's sections at the side. The script marks the current section. */
export function Outline({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return <div />
  return (
    <nav className={styles['outline']} aria-labelledby="outline-title" data-outline>
      <p id="outline-title">On this page</p>
      <Links headings={headings} />
    </nav>
  )
}

/** Shows the same links above the text, where the screen has no room at the side. */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null
  return (
    <details className={styles['contents']}>
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <Links headings={headings} />
      </nav>
    </details>
  )
}

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text, depth, path }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>
            {text}
            {path && (
              <code>
                <Breakable text={path} after="/" />
              </code>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}
