import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { REWARD } from '../../stories/samples'
import styles from '../../stories/stories.module.css'
import { Stack } from '../layout'
import { Amount, Count } from './index'

const meta: Meta<typeof Amount> = {
  title: 'Components/Amount',
  component: Amount,
  subcomponents: { Count } as Meta<typeof Amount>['subcomponents'] & object,
  args: { value: REWARD },
  argTypes: { value: { control: false } },
}
export default meta

type Story = StoryObj<typeof Amount>

/** All nine decimals are shown, and trailing zeros are dimmed. */
export const Exact: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12.065840589 MCM')
  },
}

/** An exact amount without the zeros that a column needs, for a figure that stands alone. */
export const Trimmed: Story = {
  args: { value: 1_300_000_000n, decimals: 'trim' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^1\.30 MCM$/)
  },
}

/** The decimal points are aligned in a column. */
export const Column: Story = {
  render: () => (
    <Stack gap={1} className={styles['column']}>
      {[REWARD, 500n, 1_204_250_000_000n, -10_000_500n, 0n].map((value) => (
        <Amount key={String(value)} value={value} signed unit={false} />
      ))}
    </Stack>
  ),
}

/** Only trailing zeros are dimmed, so the significant digits of a small fee stay dark. */
export const SmallFee: Story = {
  args: { value: 500n },
  play: async ({ canvasElement }) => {
    const zeros = canvasElement.querySelector('[class*=zeros]')
    await expect(canvasElement).toHaveTextContent('0.000000500 MCM')
    await expect(zeros).toHaveTextContent(/^00$/)
  },
}

/**
 * Shows up to nine decimals below 1 MCM and up to two above. The rest is truncated, never rounded
 * up, and the tooltip shows the exact amount.
 */
export const Balance: Story = {
  render: () => (
    <Stack gap={1}>
      <Amount value={999_999_999n} decimals="balance" />
      <Amount value={1_999_999_999n} decimals="balance" />
      <Amount value={95_739_999_998_500n} decimals="balance" />
    </Stack>
  ),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvasElement).toHaveTextContent('0.999999999 MCM1.99 MCM95,739.99 MCM')
    await expect(canvas.getByTitle('1.999999999 MCM')).toBeVisible()
  },
}

/** An amount that a double can't represent exactly. */
export const Largest: Story = {
  args: { value: 18_446_744_073_709_551_615n },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('18,446,744,073.709551615 MCM')
  },
}
export const NoDecimals: Story = { args: { value: 35_000_000_123_456_789n, decimals: 0 } }
export const RightToLeft: Story = { args: { signed: true }, globals: { direction: 'rtl' } }

/** Whole numbers such as heights, difficulties and byte counts. */
export const Counts: Story = {
  render: () => (
    <Stack gap={1}>
      <Count value={1_078_535} />
      <Count value={9824} unit="bytes" />
    </Stack>
  ),
}
