import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { overlaps } from '../stories/guide-page/boxes'
import { Anatomies, inline } from './anatomies'

const meta: Meta = {
  title: 'Foundations/Anatomy',
  component: Anatomies,
  // The page of this name shows them.
  tags: ['!autodocs', '!dev'],
  // The examples of what not to do break rules on purpose.
  parameters: { a11y: { test: 'off' } },
}
export default meta

type Story = StoryObj<typeof meta>

/** Each part has a pin, and no pin covers another one. */
export const All: Story = {
  play: async ({ canvas }) => {
    await waitFor(async () => {
      for (const { component, anatomy } of inline) {
        const section = canvas.getByRole('region', { name: component })
        const pins = [...section.querySelectorAll('[data-pin]')].map((pin) => pin.textContent)
        await expect(pins, component).toEqual(anatomy.parts.map((_, index) => String(index + 1)))
        const discs = [...section.querySelectorAll('[data-disc]')].map((disc) =>
          disc.getBoundingClientRect(),
        )
        const covered = discs.filter((disc, index) =>
          discs.some((other, place) => place > index && overlaps(disc, other)),
        )
        await expect(covered, component).toEqual([])
      }
    })
  },
}
