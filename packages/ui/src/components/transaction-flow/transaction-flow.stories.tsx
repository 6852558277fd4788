import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TransactionFlow, type FlowParty } from './index'

const party = (address: string, amount: bigint, more: Partial<FlowParty> = {}): FlowParty => ({
  address,
  amount,
  href: `/address/${address}`,
  ...more,
})
const SOURCE = '0x371c388eba10f265c648008e1ad2c94e680c0f4a'

const meta: Meta<typeof TransactionFlow> = {
  title: 'Components/TransactionFlow',
  component: TransactionFlow,
  args: {
    sources: [party(SOURCE, 50_000_000n)],
    destinations: [
      party('0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb', 10_000_000n, { memo: 'INVOICE-42' }),
    ],
    change: party(SOURCE, 39_999_500n),
    fee: 500n,
  },
}
export default meta

type Story = StoryObj<typeof TransactionFlow>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    for (const figure of ['0.050000000', '0.010000000', '0.039999500', '0.000000500']) {
      await expect(canvasElement).toHaveTextContent(figure)
    }
  },
}
/** A mining pool pays its members. */
export const ManyDestinations: Story = {
  args: {
    destinations: Array.from({ length: 7 }, (_, index) =>
      party(
        `0x${String(index).repeat(8)}d670b754960529502481fa9a9bb5af6${index}`,
        BigInt(index + 1) * 2_750_000n,
        {
          memo: index === 2 ? 'PAYOUT-2026-09' : undefined,
          current: index === 4,
          watched: index === 5,
        },
      ),
    ),
  },
}
/** The maximum number of destinations. A press shows those that are initially hidden. */
export const MostDestinations: Story = {
  args: {
    destinations: Array.from({ length: 255 }, (_, index) =>
      party(`0x${index.toString(16).padStart(2, '0').repeat(20)}`, BigInt(index + 1) * 1_250_000n),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const shown = () => canvas.getAllByRole('listitem').length
    const before = shown()
    await expect(before).toBeLessThan(30)
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 255 destinations' }))
    await expect(shown()).toBe(before + 245)
    await expect(canvas.getByRole('button', { name: 'Show the first 10' })).toHaveFocus()
  },
}
/** The whole balance is sent, so there is no change. */
export const WithoutChange: Story = { args: { change: undefined } }
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Smallest: Story = {
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  },
}
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
