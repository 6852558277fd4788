import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits320 } from '../../stories/fits'
import { HASH, PARENT, SOLVED } from '../../stories/samples'
import { Hash } from '../hash'
import { DateTime } from '../relative-time'
import { Skeleton } from '../skeleton'
import { DescriptionList, Fact } from './index'

const meta: Meta<typeof DescriptionList> = {
  title: 'Components/DescriptionList',
  component: DescriptionList,
  subcomponents: { Fact } as Meta<typeof DescriptionList>['subcomponents'] & object,
  args: {
    children: (
      <>
        <Fact label="Hash">
          <Hash value={HASH} form="whole" copy="Copy block hash" />
        </Fact>
        <Fact label="Previous">
          <Hash value={PARENT} form="whole" href={`/block/${PARENT}`} />
        </Fact>
        <Fact label="Mined">
          <DateTime time={SOLVED} />
        </Fact>
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof DescriptionList>

export const Default: Story = {}
export const Loading: Story = {
  args: {
    children: (
      <>
        <Fact label="Hash">
          <Skeleton letters={66} mono />
        </Fact>
        <Fact label="Mined">
          <Skeleton letters={30} />
        </Fact>
      </>
    ),
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <Fact label="البصمة">
          <Hash value={HASH} form="whole" copy="نسخ البصمة" />
        </Fact>
        <Fact label="وقت الحل">
          <DateTime time={SOLVED} />
        </Fact>
        <Fact label="المكافأة">لم يُدفع شيء: هذه كتلة زائفة.</Fact>
      </>
    ),
  },
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    children: (
      <>
        <Fact label="Verifikationszusammenfassung">
          <Hash value={HASH} form="whole" copy="Copy block hash" />
        </Fact>
        <Fact label="Total paid out by all transactions in this block">
          None. This is a pseudo-block: it was added without a miner.
        </Fact>
      </>
    ),
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
