import { Unstyled } from '@storybook/addon-docs/blocks'
import { Verse } from '../components/haiku'
import { Text } from '../components/text'
import { cx } from '../internal/cx'
import { tokens } from '../tokens/tokens'
import styles from './foundations.module.css'

/** Shows the type scale in the three typefaces. */
export function Specimens() {
  return (
    <Unstyled>
      <div className={styles['sheet']}>
        {tokens.text.map((step) => (
          <div key={step} className={cx(styles['step'], styles[`step-${step}`])}>
            <Text>{step} Latest blocks </Text>
            <Text mono>1,078,535 </Text>
            <Text className={styles['verse']}>soft snakes</Text>
          </div>
        ))}
        <br />
        <Verse lines={['at night', 'soft snakes', 'returning']} />
      </div>
    </Unstyled>
  )
}
