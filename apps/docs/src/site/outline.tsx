import type { Heading } from './headings'
import styles from './outline.module.css'

/** The sections of the page; the script marks the one being read. */
export function Outline({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return <div />
  return (
    <nav className={styles['outline']} aria-labelledby="outline-title" data-outline>
      <p id="outline-title">On this page</p>
      <ul>
        {headings.map(({ id, text, depth }) => (
          <li key={id} data-depth={depth}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
