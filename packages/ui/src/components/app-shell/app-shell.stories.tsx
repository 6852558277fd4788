import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { controlsInWindow } from '../../stories/fits'
import { Frame } from '../../stories/frame'
import { StateMatrix } from '../../stories/guide-page'
import { guide } from '../../stories/guides/app-shell.guide'
import { Banner } from '../banner'
import { Button } from '../button'
import { PageHeader } from '../page-header'
import { Page } from '../layout'
import { AppShell, Footer, Header, HeaderLink, SkipLink } from './index'

const meta: Meta<typeof AppShell> = {
  title: 'Components/AppShell',
  component: AppShell,
  subcomponents: { Header, HeaderLink, Footer, SkipLink } as Meta<
    typeof AppShell
  >['subcomponents'] &
    object,
  parameters: { layout: 'fullscreen' },
  args: { header: null, footer: null, children: null },
  render: () => (
    <Frame>
      <PageHeader title="Mempool">
        Pending transactions waiting to be included in a block
      </PageHeader>
    </Frame>
  ),
}
export default meta

type Story = StoryObj<typeof AppShell>

/** The first Tab stop is a link that skips the header. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toHaveFocus()
    await expect(skip.getBoundingClientRect().width).toBeGreaterThan(40)
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}

/**
 * The links and the theme switch move into a menu, which closes on Escape and on a press outside.
 */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Open menu' })
    await expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull()
    await userEvent.click(toggle)
    await expect(canvas.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull())
    await expect(toggle).toHaveFocus()
    await userEvent.click(toggle)
    await userEvent.click(canvas.getByRole('heading', { name: 'Mempool' }))
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull())
  },
}

/** Keyboard focus moves into the menu, and the menu closes when focus moves on to the page. */
export const PhoneByKeyboard: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Open menu' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Blocks' })).toHaveFocus()
    canvas.getAllByRole('link').at(-1)?.focus()
    await waitFor(() => expect(canvas.queryByRole('navigation', { name: 'Main' })).toBeNull())
  },
}

/** The search opens below the bar at the full width of the window and receives focus. */
export const PhoneSearch: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('searchbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }))
    const field = canvas.getByRole('searchbox')
    await expect(field).toHaveFocus()
    await expect(field.getBoundingClientRect().width).toBeGreaterThan(280)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('searchbox')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Open search' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Open search' }))
  },
}
/** The links move into the menu, while the search stays in the bar. */
export const Tablet: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('searchbox')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('link', { name: 'Transactions' })).toBeVisible()
  },
}

/** The menu when it is open. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { story: { autoplay: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open menu' }))
    await expect(canvas.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
  },
}
/** A notice appears at the bottom edge of the window and doesn't move anything. */
const withNotice: Story = {
  render: () => (
    <AppShell
      header={<Header name="Mochimo Explorer" />}
      footer={<Footer>Read-only.</Footer>}
      notice={
        <Banner
          tone="warning"
          title="This endpoint is behind"
          action={<Button size="small">Try another endpoint</Button>}
          onDismiss={() => undefined}
        >
          Its latest block is 3 h old. Data may be outdated.
        </Banner>
      }
    >
      <Page>
        <PageHeader title="Mempool">
          Pending transactions waiting to be included in a block
        </PageHeader>
      </Page>
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByRole('status').getBoundingClientRect()
    await expect(notice.bottom).toBeLessThanOrEqual(innerHeight)
    await expect(canvas.getByRole('contentinfo').getBoundingClientRect().top).toBeGreaterThan(
      innerHeight - 1,
    )
  },
}
export const Notice: Story = { ...withNotice, globals: { viewport: { value: 'desk' } } }
export const NoticeOnThePhone: Story = { ...withNotice, globals: { viewport: { value: 'phone' } } }
export const Smallest: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: controlsInWindow,
}
/** Touch input needs larger buttons. All of them fit in the bar. */
export const SmallestTouch: Story = {
  globals: { viewport: { value: 'smallest' }, pointer: 'coarse' },
  play: async ({ canvas }) => {
    const watchlist = canvas.getByRole('button', { name: /^Watchlist/ })
    await expect(watchlist.getBoundingClientRect().width).toBeGreaterThanOrEqual(44)
    await controlsInWindow()
  },
}
export const RightToLeft: Story = {
  globals: { viewport: { value: 'desk' }, direction: 'rtl' },
}

/** The states of the links, for the pages that show them in a window of a desk's width. */
export const LinkStates: Story = {
  tags: ['!autodocs', '!dev'],
  globals: { viewport: { value: 'desk' } },
  parameters: { layout: 'padded' },
  render: () => <StateMatrix label="AppShell" rows={guide.states} />,
}
