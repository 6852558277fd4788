import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../layout'
import { Text } from '../text'
import { Link, LinkProvider, type RouterLinkProps } from './index'

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  args: { href: '/block/1078535', children: 'Block 1,078,535' },
}
export default meta

type Story = StoryObj<typeof Link>

export const Accent: Story = {}

/** Storybook has no page for the link to open, so the click is canceled. */
export const Pressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const press = new MouseEvent('click', { bubbles: true, cancelable: true })
    canvas.getByRole('link').dispatchEvent(press)
    await expect(press.defaultPrevented).toBe(true)
  },
}

export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Text>
        <Link {...args} />
      </Text>
      <Text>
        <Link {...args} tone="ink" />
      </Text>
      <Text>
        <Link {...args} tone="soft" />
      </Text>
    </Stack>
  ),
}

export const NewTab: Story = {
  args: { href: 'https://mochimo.org', children: 'mochimo.org', newTab: true },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'mochimo.org (opens in a new tab)' })
    await expect(link).toHaveAttribute('rel', 'noopener')
  },
}

const followed = fn()

function RouterLink({ href, onClick, children, ...rest }: RouterLinkProps) {
  return (
    <a
      {...rest}
      href={href}
      data-router=""
      onClick={(event) => {
        event.preventDefault()
        followed(href)
        onClick?.(event)
      }}
    >
      {children}
    </a>
  )
}

/** The app's paths use the router's link, while other URLs don't. */
export const WithRouter: Story = {
  render: () => (
    <LinkProvider component={RouterLink}>
      <Stack gap={2}>
        <Link href="/mempool">Mempool</Link>
        <Link href="https://mochimo.org">Official site</Link>
        <Link href="//elsewhere.example">Elsewhere</Link>
        <Link href="#content">Further down</Link>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    followed.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Mempool' }))
    await expect(followed).toHaveBeenCalledWith('/mempool')
    for (const name of ['Official site', 'Elsewhere', 'Further down']) {
      await expect(canvas.getByRole('link', { name })).not.toHaveAttribute('data-router')
    }
  },
}

export const RightToLeft: Story = {
  args: { newTab: true, children: 'الكتلة 1,078,535' },
  globals: { direction: 'rtl' },
}
