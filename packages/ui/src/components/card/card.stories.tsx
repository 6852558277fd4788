import type { Meta, StoryObj } from '@storybook/react-vite'
import { fits320 } from '../../stories/fits'
import { Link } from '../link'
import { Card, Cards } from './index'

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  subcomponents: { Cards } as Meta<typeof Card>['subcomponents'] & object,
  args: {
    title: 'Quantum-safe architecture',
    level: 2,
    children: 'Each key signs only once, and no known quantum computer can break the signatures.',
  },
}
export default meta

type Story = StoryObj<typeof Card>

export const Default: Story = {}

const three = (
  <Cards>
    <Card level={2} eyebrow="2018" title="Genesis">
      The first block of the chain.
    </Card>
    <Card level={2} eyebrow="2021" title="Version 3.0">
      Memos, and payments to up to 255 destinations at once.
    </Card>
    <Card
      level={2}
      eyebrow="2026"
      title="This explorer"
      action={<Link href="/docs">Read the documentation</Link>}
    >
      Blocks verified in your browser, a client library, and runnable documentation.
    </Card>
  </Cards>
)
export const Three: Story = { render: () => three }
export const ThreeOnAPhone: Story = {
  render: () => three,
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = {
  render: () => (
    <Cards>
      <Card level={2} eyebrow="2018" title="البداية">
        أول كتلة في السلسلة.
      </Card>
      <Card
        level={2}
        eyebrow="2026"
        title="المستكشف"
        action={<Link href="/docs">اقرأ التوثيق</Link>}
      >
        كتل يُتحقَّق منها في متصفحك.
      </Card>
    </Cards>
  ),
  globals: { direction: 'rtl' },
}
export const LongTextAt320: Story = {
  args: {
    eyebrow: 'Between the first and the last card',
    title: 'Quantencomputerangriffssicherheitsarchitektur',
    children: `0x${'3f'.repeat(32)}`,
  },
  globals: { viewport: { value: 'smallest' } },
  play: fits320,
}
