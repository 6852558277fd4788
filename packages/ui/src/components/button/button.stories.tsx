import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconStar,
  IconStarFilled,
} from '../icons'
import { Row } from '../layout'
import { Spinner } from '../spinner'
import { Button, ButtonLink, IconButton } from './index'

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink, IconButton } as Meta<typeof Button>['subcomponents'] & object,
  args: { children: 'Try Again', onClick: fn() },
}
export default meta

type Story = StoryObj<typeof Button>

export const Outline: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** The main action of a view, such as Connect in a dialog. Use it only once per view. */
export const Solid: Story = { args: { variant: 'solid', children: 'Connect' } }

/** For rows and bars, where an outline would add clutter. */
export const Quiet: Story = { args: { variant: 'quiet', children: 'Show all' } }

export const Small: Story = { args: { size: 'small' } }

export const WithIcons: Story = {
  args: {
    children: 'Download',
    icon: <IconDownload size={14} />,
    iconAfter: <IconChevronDown size={12} />,
  },
}

/** The button stays in place and keeps focus, but ignores presses. */
export const Busy: Story = {
  args: { busy: true, children: 'Load more accounts', icon: <Spinner /> },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** A link to a neighboring page. */
export const AsLink: Story = {
  render: () => (
    <Row align="center">
      <ButtonLink href="/block/1078534" icon={<IconChevronLeft size={12} />}>
        1,078,534
      </ButtonLink>
      <ButtonLink href="/block/1078536" iconAfter={<IconChevronRight size={12} />}>
        1,078,536
      </ButtonLink>
    </Row>
  ),
}

/** An icon that everyone knows. `pressed` makes it a toggle. */
export const Icon: Story = {
  render: () => (
    <Row>
      <IconButton label="Add to address watchlist" pressed={false}>
        <IconStar />
      </IconButton>
      <IconButton label="Remove from address watchlist" pressed>
        <IconStarFilled />
      </IconButton>
      <IconButton label="Watchlist is full (maximum 10 addresses)" disabled>
        <IconStar />
      </IconButton>
      <IconButton label="Download" size="small">
        <IconDownload size={14} />
      </IconButton>
    </Row>
  ),
}

/** On the smallest phones, the label wraps, so the button never exceeds its container. */
export const LongTextAt320: Story = {
  args: { children: 'Choose another endpoint and look for the same block there' },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect()
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
}
export const RightToLeft: Story = {
  args: { ...WithIcons.args, children: 'تنزيل' },
  globals: { direction: 'rtl' },
}
