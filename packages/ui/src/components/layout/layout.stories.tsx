import type { Meta, StoryObj } from '@storybook/react-vite'
import { LATEST } from '../../stories/samples'
import { Badge } from '../badge'
import { Verse } from '../haiku'
import { Heading, Text } from '../text'
import { Page, PhoneOnly, Row, Rule, Section, Split, Stack, WideOnly } from './index'

const meta: Meta<typeof Stack> = {
  title: 'Components/Layout',
  component: Stack,
  subcomponents: { Page, Row, Split, Section, Rule, WideOnly, PhoneOnly } as Meta<
    typeof Stack
  >['subcomponents'] &
    object,
}
export default meta

type Story = StoryObj<typeof Stack>

export const StackAndRow: Story = {
  render: () => (
    <Stack>
      <Row spread>
        <Heading>Latest blocks</Heading>
        <Text size={13} tone="soft">
          Live
        </Text>
      </Row>
      <Rule />
      <Row gap={3}>
        <Badge>one</Badge>
        <Badge>next to</Badge>
        <Badge>another</Badge>
      </Row>
    </Stack>
  ),
}

const split = (
  <Split side={<Verse lines={LATEST[1]?.haiku ?? []} size="medium" />}>
    <Stack>
      <Heading>Seven columns</Heading>
      <Text measured>
        The wider column answers the visitor's question. The narrower one, behind a hairline, holds
        the verse or other secondary content. On phones the two stack.
      </Text>
    </Stack>
  </Split>
)

export const SevenToFive: Story = { render: () => split }
export const SevenToFiveOnAPhone: Story = {
  render: () => split,
  globals: { viewport: { value: 'phone' } },
}

export const Sections: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Page measure="text">
      <Section title="4 Regular Transactions" aside="all confirmed">
        <Text>
          <WideOnly>Longer text for wide screens. </WideOnly>
          <PhoneOnly>Short text. </PhoneOnly>Text for every screen.
        </Text>
      </Section>
    </Page>
  ),
}
