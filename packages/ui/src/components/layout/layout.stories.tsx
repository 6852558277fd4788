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
          updates by itself
        </Text>
      </Row>
      <Rule />
      <Row gap={3}>
        <Badge>one</Badge>
        <Badge>beside</Badge>
        <Badge>the other</Badge>
      </Row>
    </Stack>
  ),
}

const split = (
  <Split side={<Verse lines={LATEST[1]?.haiku ?? []} size="medium" />}>
    <Stack>
      <Heading>Seven parts</Heading>
      <Text measured>
        The wider column answers the question the visitor came with. The narrower one, behind a
        hairline, holds the verse or what else belongs to it. Phones stack the two.
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
          <WideOnly>Words for those who have the room. </WideOnly>
          <PhoneOnly>Fewer words. </PhoneOnly>Words for all.
        </Text>
      </Section>
    </Page>
  ),
}
