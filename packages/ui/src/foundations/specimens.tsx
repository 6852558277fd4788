import { tokens } from '../tokens/tokens'
import { Text } from '../components/text'
import { Verse } from '../components/haiku'
import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './foundations.module.css'

const sizes = { '12': 12, '13': 13, '15': 15, '18': 18, '24': 24, '32': 32 } as const

/** Shows the type scale in the three typefaces. */
export function Specimens() {
  return (
    <Unstyled>
      <div className={styles['sheet']}>
        {tokens.text
          .filter((step): step is keyof typeof sizes => step in sizes)
          .map((step) => (
            <div key={step} className={styles['step']}>
              <Text size={sizes[step]}>{step} Latest blocks </Text>
              <Text size={sizes[step]} mono>
                1,078,535{' '}
              </Text>
              <Text size={sizes[step]} className={styles['verse']}>
                soft snakes
              </Text>
            </div>
          ))}
        <br />
        <Verse lines={['at night', 'soft snakes', 'returning']} />
      </div>
    </Unstyled>
  )
}
