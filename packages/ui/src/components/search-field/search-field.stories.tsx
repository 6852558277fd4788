import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Link } from '../link'
import { Text } from '../text'
import { SearchField } from './index'

const meta: Meta<typeof SearchField> = {
  title: 'Components/SearchField',
  component: SearchField,
  args: {
    label: 'Search the blockchain',
    placeholder: 'Search in the blockchain...',
    onSearch: fn(),
  },
}
export default meta

type Story = StoryObj<typeof SearchField>

export const Bar: Story = {
  args: { shortcut: '/' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('/')
    const field = canvas.getByRole('searchbox', { name: 'Search the blockchain' })
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('')
    await userEvent.keyboard('   {Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.keyboard('1078535{Enter}')
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('1078535')
  },
}

export const Hero: Story = {
  args: {
    size: 'hero',
    placeholder: 'Search by Address / Block Number / Hash',
    hint: (
      <>
        Try a block number such as{' '}
        <Link href="/block/1078535">
          <Text mono>1078535</Text>
        </Link>
        , or paste anything: an address, a hash, a link.
      </>
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '0x3f1f')
    await userEvent.click(canvas.getByRole('button', { name: /search/i }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('0x3f1f')
  },
}

/** While a search is running, it isn't started again. */
export const Busy: Story = {
  args: { size: 'hero', busy: true, defaultValue: '0x362e13b697d9926281785238ff5c84c4' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
}
export const WithError: Story = {
  args: {
    size: 'hero',
    defaultValue: 'kHtV35ttVpyiH42FePCiHo2iFmcJS4',
    error: 'Checksum mismatch: a character of this address is wrong or missing.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(/checksum/i)
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
}
export const BarWithError: Story = {
  args: { error: 'Not a block number, hash, address or link.', defaultValue: 'hello' },
}
export const HeroAt320: Story = { ...Hero, globals: { viewport: { value: 'smallest' } } }
export const RightToLeft: Story = {
  args: { shortcut: '/', label: 'البحث في السلسلة', placeholder: 'ابحث في السلسلة...' },
  globals: { direction: 'rtl' },
}
