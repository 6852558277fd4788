import type { Heading } from './headings'
import styles from './outline.module.css'

/** Shows links to the page's sections. The script marks the current section. */
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
