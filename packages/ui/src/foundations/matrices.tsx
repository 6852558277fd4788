import { Heading } from '../components/text'
import { States } from '../stories/guide-page'
import styles from '../stories/guide-page/guide-page.module.css'
import { guides } from '../stories/guides'

const withStates = [...guides.values()].filter(({ states }) => states.length > 0)

/** Shows the state matrix of each component that has states. */
export function Matrices() {
  return (
    <div className={styles['sections']}>
      {withStates.map((guide) => (
        <section key={guide.component} className={styles['section']}>
          <Heading level={2} size={24}>
            {guide.component}
          </Heading>
          <States guide={guide} />
        </section>
      ))}
    </div>
  )
}

/** Names the components that have a single state. */
export function WithoutStates() {
  const names = [...guides.values()].filter(({ states }) => states.length === 0)
  return <p>{names.map(({ component }) => component).join(', ')}.</p>
}
