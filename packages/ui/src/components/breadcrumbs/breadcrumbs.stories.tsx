import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumbs } from './index'

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Home', href: '/' }, { label: 'Block #1,078,535' }] },
}
export default meta

type Story = StoryObj<typeof Breadcrumbs>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Block #1,078,535')).toHaveAttribute('aria-current', 'page')
  },
}
export const RightToLeft: Story = {
  args: { items: [{ label: 'الرئيسية', href: '/' }, { label: 'الكتلة 1,078,535' }] },
  globals: { direction: 'rtl' },
}

/** Long trails wrap onto the next line. */
export const LongTextAt320: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Developer documentation', href: '/docs' },
      { label: 'Recipes for exchanges and pools', href: '/docs/recipes' },
      { label: 'Deposits with a memo' },
    ],
  },
  globals: { viewport: { value: 'smallest' } },
}
