import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../layout'
import { Heading, Text } from './index'

const meta: Meta<typeof Text> = {
  title: 'Components/Text',
  component: Text,
  subcomponents: { Heading } as Meta<typeof Text>['subcomponents'] & object,
  args: { children: 'Block 1,078,536 hasn’t been mined yet. Expected in about 1 minute.' },
}
export default meta

type Story = StoryObj<typeof Text>

export const Default: Story = {}
export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {([12, 13, 15, 18, 24, 32] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
}
export const Tones: Story = {
  render: (args) => (
    <Stack gap={2}>
      {(['ink', 'soft', 'accent', 'green', 'amber', 'red', 'violet'] as const).map((tone) => (
        <Text key={tone} {...args} tone={tone} />
      ))}
    </Stack>
  ),
}
export const Truncated: Story = {
  args: { truncate: true },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = {
  args: { children: 'البلوك رقم 1,078,536 لم يُعدَّن بعد' },
  globals: { direction: 'rtl' },
}

/** The level determines the outline, and the size determines the look. */
export const Headings: Story = {
  render: () => (
    <Stack gap={4}>
      <Heading level={1} size={44}>
        Explore the Mochimo network v3.0
      </Heading>
      <Heading level={2} size={32}>
        Rich list
      </Heading>
      <Heading level={2}>Latest blocks</Heading>
      <Heading level={3}>From</Heading>
    </Stack>
  ),
}
