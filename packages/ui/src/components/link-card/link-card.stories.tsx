import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits320 } from '../../stories/fits'
import { Cards } from '../card'
import { LinkCard } from './index'

const meta: Meta<typeof LinkCard> = {
  title: 'Components/LinkCard',
  component: LinkCard,
  args: {
    href: '/docs/blocks',
    title: 'Blocks',
    children: 'Read a block by height or hash, and interpret its operations.',
  },
}
export default meta

type Story = StoryObj<typeof LinkCard>

export const Default: Story = {}
export const AtTheEndOfAPage: Story = {
  render: (args) => (
    <Cards>
      <LinkCard {...args} />
      <LinkCard href="/docs/errors" title="Errors">
        Every error code and what to do about it.
      </LinkCard>
    </Cards>
  ),
}
export const RightToLeft: Story = {
  args: { title: 'الكتل', children: 'اقرأ كتلة بارتفاعها أو ببصمتها، وما تعنيه عملياتها.' },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    title: 'Transaktionskonstruktionsschnittstelle und ihre Besonderheiten',
    children: 'https://api.mochimo.org/construction/combine/and/everything/that/follows/from/it',
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
