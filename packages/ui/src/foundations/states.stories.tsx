import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../components/text'
import { StateMatrix } from '../stories/guide-page'
import styles from '../stories/guide-page/guide-page.module.css'
import { guides } from '../stories/guides'

const withStates = [...guides.values()].filter(({ states }) => states.length > 0)

function Matrices() {
  return (
    <div className={styles['matrices']}>
      {withStates.map(({ component, states }) => (
        <div key={component}>
          <Heading level={2}>{component}</Heading>
          <StateMatrix label={component} rows={states} />
        </div>
      ))}
    </div>
  )
}

const meta: Meta = {
  title: 'Foundations/States',
  component: Matrices,
  tags: ['!autodocs'],
  // The matrices have many copies of components that a page has once, such as search landmarks.
  parameters: {
    a11y: {
      options: { runOnly: ['color-contrast', 'link-in-text-block', 'label', 'button-name'] },
    },
  },
}
export default meta

type Story = StoryObj<typeof meta>

/** Each component with states, in all of them: hover, focus and pressed are simulated. */
export const All: Story = {
  play: async ({ canvas }) => {
    const looksOf = (button: HTMLElement) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(button)
      return `${backgroundColor} ${outlineStyle}`
    }
    const buttons = canvas.getAllByRole('button', { name: 'Try Again' })
    const [rest, hover, focus, pressed] = buttons.map(looksOf)
    await expect(new Set([rest, hover, focus, pressed]).size).toBe(4)
  },
}
