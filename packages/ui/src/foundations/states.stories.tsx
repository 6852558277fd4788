import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Matrices } from './matrices'

const meta: Meta = {
  title: 'Foundations/States',
  component: Matrices,
  // The page of this name shows them.
  tags: ['!autodocs', '!dev'],
  // The matrices have many copies of components that a page has once, such as search landmarks.
  parameters: {
    a11y: {
      options: { runOnly: ['color-contrast', 'link-in-text-block', 'label', 'button-name'] },
    },
  },
}
export default meta

type Story = StoryObj<typeof meta>

const CHANGING = [
  'background-color',
  'background-image',
  'border-color',
  'color',
  'outline',
  'text-decoration',
  'translate',
] as const

/** What a cell looks like: the style of each element in it. */
function looksOf(cell: Element): string {
  return [...cell.querySelectorAll('*')]
    .map((element) => {
      const style = getComputedStyle(element)
      return CHANGING.map((name) => style.getPropertyValue(name)).join()
    })
    .join('\n')
}

/** Hover, focus and pressed look different from rest; a cell where nothing changes says so. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    // Colors would still be on their way to the simulated states.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
    const rows = [...canvasElement.querySelectorAll('tbody > tr:has(> [data-states])')]
    const unchanged = rows.flatMap((row) => {
      const rest = looksOf(row.querySelector('td') ?? row)
      return [...row.querySelectorAll<HTMLElement>('[data-states]')]
        .filter((cell) => looksOf(cell) === rest)
        .map((cell) => `${row.querySelector('th')?.textContent}: ${cell.dataset['states']}`)
    })
    await expect(rows.length).toBeGreaterThan(30)
    await expect(unchanged).toEqual([])
  },
}
