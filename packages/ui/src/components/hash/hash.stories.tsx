import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BASE58, HASH, PARENT, TAG } from '../../stories/samples'
import { Stack } from '../layout'
import { AddressText, Hash } from './index'

const meta: Meta<typeof Hash> = {
  title: 'Components/Hash',
  component: Hash,
  subcomponents: { AddressText } as Meta<typeof Hash>['subcomponents'] & object,
  args: { value: HASH },
}
export default meta

type Story = StoryObj<typeof Hash>

/**
 * The value is shortened on screen only. Copying, find-in-page and assistive technology use the
 * full value.
 */
export const Block: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(HASH)
    await expect(canvas.getByTitle(HASH)).toBeVisible()
    const selection = getSelection()
    selection?.selectAllChildren(canvasElement)
    await expect(selection?.toString().trim()).toBe(HASH)
    selection?.removeAllRanges()
  },
}
export const Whole: Story = { args: { form: 'whole', copy: 'Copy block hash' } }
export const Linked: Story = { args: { value: PARENT, href: `/block/${PARENT}` } }
export const Soft: Story = { args: { soft: true } }

/** The forms that the specification defines, which depend on the window width. */
export const Forms: Story = {
  render: () => (
    <Stack gap={2}>
      <Hash value={HASH} form="10-8" />
      <Hash value={HASH} form="8-8" />
      <Hash value={TAG} form="10-6" />
      <Hash value={TAG} form="wide-whole" />
      <Hash value={HASH} form="7-7" />
      <Hash value={HASH} form="15-15" />
      <Hash value="0x1234" form="8-8" />
    </Stack>
  ),
}
export const FormsOnAPhone: Story = { ...Forms, globals: { viewport: { value: 'phone' } } }

/** On the smallest phone, a full hash wraps. */
export const WholeAt320: Story = {
  args: { form: 'whole', copy: true },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = {
  args: { form: 'whole', copy: true },
  globals: { direction: 'rtl' },
}

export const Addresses: Story = {
  render: () => (
    <Stack gap={2}>
      <AddressText value={BASE58} href={`/address/${BASE58}`} copy="Copy address" />
      <AddressText value={TAG} current />
      <AddressText value={TAG} href={`/address/${TAG}`} watched />
      <AddressText value={TAG} href={`/address/${TAG}`} label="Backup pool" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(in your watchlist)')).toBeInTheDocument()
  },
}
