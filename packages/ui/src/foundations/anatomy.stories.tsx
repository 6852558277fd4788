import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../components/text'
import { Anatomy, Pictures } from '../stories/guide-page'
import styles from '../stories/guide-page/guide-page.module.css'
import { guides } from '../stories/guides'

const inline = [...guides.values()].filter(({ anatomy }) => anatomy.story === undefined)

function Anatomies() {
  return (
    <div className={styles['matrices']}>
      {inline.map(({ component, anatomy, pictures }) => (
        <section key={component} aria-label={component}>
          <Heading level={2}>{component}</Heading>
          <Anatomy example={anatomy.example} parts={anatomy.parts} />
          <Pictures pictures={pictures} />
        </section>
      ))}
    </div>
  )
}

const meta: Meta = {
  title: 'Foundations/Anatomy',
  component: Anatomies,
  tags: ['!autodocs'],
  // The examples of what not to do break rules on purpose.
  parameters: { a11y: { test: 'off' } },
}
export default meta

type Story = StoryObj<typeof meta>

/** The parts of each component that doesn't float, and what to do and not to do. */
export const All: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      for (const { component, anatomy } of inline) {
        const section = canvas.getByRole('region', { name: component })
        const pins = [...section.querySelectorAll('[data-pin]')].map((pin) => pin.textContent)
        await expect(pins, component).toEqual(anatomy.parts.map((_, index) => String(index + 1)))
      }
    })
  },
}
