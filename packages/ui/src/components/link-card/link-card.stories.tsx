import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cards } from '../card'
import { LinkCard } from './index'

const meta: Meta<typeof LinkCard> = {
  title: 'Components/LinkCard',
  component: LinkCard,
  args: {
    href: '/docs/blocks',
    title: 'Blocks',
    children: 'Read a block by its height or its hash, and what its operations mean.',
  },
}
export default meta

type Story = StoryObj<typeof LinkCard>

export const Default: Story = {}
export const TwoAtTheEndOfAPage: Story = {
  render: (args) => (
    <Cards>
      <LinkCard {...args} />
      <LinkCard href="/docs/errors" title="Errors">
        Every code the interface answers with, and what to do about it.
      </LinkCard>
    </Cards>
  ),
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
