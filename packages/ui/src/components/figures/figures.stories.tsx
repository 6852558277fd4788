import type { Meta, StoryObj } from '@storybook/react-vite'
import { REWARD } from '../../stories/samples'
import { Amount, Count } from '../amount'
import { Skeleton } from '../skeleton'
import { Figure, Figures } from './index'

const meta: Meta<typeof Figures> = {
  title: 'Components/Figures',
  component: Figures,
  subcomponents: { Figure } as Meta<typeof Figures>['subcomponents'] & object,
  args: {
    children: (
      <>
        <Figure label="Height">
          <Count value={1_078_876} />
        </Figure>
        <Figure label="Difficulty">
          <Count value={37} />
        </Figure>
        <Figure label="Time between blocks">1 min 58 s</Figure>
        <Figure label="Reward">
          <Amount value={REWARD} decimals={2} />
        </Figure>
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof Figures>

export const Strip: Story = {}
export const Grid: Story = {
  args: {
    form: 'grid',
    children: (
      <>
        <Figure label="Transactions">
          <Count value={4} />
        </Figure>
        <Figure label="Difficulty" note="mean of the latest blocks">
          <Count value={37} />
        </Figure>
        <Figure label="Size">
          <Count value={9824} unit="bytes" />
        </Figure>
        <Figure label="Reward">
          <Amount value={REWARD} unit={false} />
        </Figure>
        <Figure label="Fees">
          <Amount value={2000n} unit={false} />
        </Figure>
        <Figure label="Moved">
          <Amount value={1_111_416_500n} unit={false} />
        </Figure>
      </>
    ),
  },
}
/** Words are set like text. Amounts among them keep their typeface. */
export const Words: Story = {
  args: {
    children: (
      <>
        <Figure label="Accounts">
          <Count value={12_500} />
        </Figure>
        <Figure label="Last updated" note="at block 1,078,876">
          8 min ago
        </Figure>
        <Figure label="Kind" words>
          Regular
        </Figure>
      </>
    ),
  },
}
export const Loading: Story = {
  args: {
    children: (
      <>
        <Figure label="Height">
          <Skeleton letters={9} />
        </Figure>
        <Figure label="Difficulty">
          <Skeleton letters={2} />
        </Figure>
        <Figure label="Time between blocks">
          <Skeleton letters={8} />
        </Figure>
        <Figure label="Reward">
          <Skeleton letters={5} />
        </Figure>
      </>
    ),
  },
}
export const StripOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const GridAt320: Story = { ...Grid, globals: { viewport: { value: 'smallest' } } }
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Figure label="الارتفاع">
          <Count value={1_078_876} />
        </Figure>
        <Figure label="الصعوبة">
          <Count value={37} />
        </Figure>
        <Figure label="المكافأة">
          <Amount value={REWARD} decimals={2} />
        </Figure>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}
