import { Unstyled } from '@storybook/addon-docs/blocks'
import { cx } from '../internal/cx'
import { tokens } from '../tokens/tokens'
import styles from './foundations.module.css'

/** Shows the corner radii. */
export function Radii() {
  return (
    <Unstyled>
      <div className={cx(styles['sheet'], styles['shapes'])}>
        {tokens.radius.map((name) => (
          <div key={name} className={cx(styles['shape'], styles[`radius-${name}`])}>
            radius-{name}
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

/** Shows floating surfaces on the page's background. */
export function Elevation() {
  return (
    <Unstyled>
      <div className={cx(styles['sheet'], styles['shapes'])}>
        {tokens.shadow.map((name) => (
          <div key={name} className={cx(styles['shape'], styles[`shadow-${name}`])}>
            shadow-{name}
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

/** Shows the durations, as movements on hover. */
export function Motion() {
  return (
    <Unstyled>
      <div className={styles['sheet']}>
        {(['fast', 'base', 'slow'] as const).map((name) => (
          <div key={name} className={cx(styles['way'], styles[`motion-${name}`])}>
            <span>motion-{name}</span>
            <span className={styles['traveler']} />
          </div>
        ))}
      </div>
    </Unstyled>
  )
}
