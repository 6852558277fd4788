import { Heading } from '../components/text'
import { Anatomy, Pictures } from '../stories/guide-page'
import styles from '../stories/guide-page/guide-page.module.css'
import { guides } from '../stories/guides'

/** The guides whose example is on the page itself, and not in a frame. */
export const inline = [...guides.values()].filter(({ anatomy }) => anatomy.story === undefined)

/** Shows the parts of each component that doesn't float, and what to do and not to do. */
export function Anatomies() {
  return (
    <div className={styles['sections']}>
      {inline.map(({ component, anatomy, pictures }) => (
        <section key={component} aria-label={component}>
          <div className={styles['section']}>
            <Heading level={2} size={24}>
              {component}
            </Heading>
            <Anatomy example={anatomy.example} parts={anatomy.parts} />
          </div>
          <Pictures pictures={pictures} />
        </section>
      ))}
    </div>
  )
}
