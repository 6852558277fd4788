import type { Meta, StoryObj } from '@storybook/react-vite'
import { CURL } from '../../stories/samples'
import { Button } from '../button'
import { CodeBlock } from './index'

const meta: Meta<typeof CodeBlock> = {
  title: 'Components/CodeBlock',
  component: CodeBlock,
  args: { code: CURL, title: 'cURL' },
}
export default meta

type Story = StoryObj<typeof CodeBlock>

export const Default: Story = {}
export const WithAction: Story = { args: { actions: <Button size="small">Try Now</Button> } }
export const Wrapped: Story = {
  args: { wrap: true, code: CURL.replaceAll('\\\n', '') },
  globals: { viewport: { value: 'smallest' } },
}
/**
 * Long lines scroll inside the block instead of scrolling the page. Code always runs left to right.
 */
export const ScrollingRightToLeft: Story = {
  args: { code: CURL.replaceAll('\\\n', '') },
  globals: { viewport: { value: 'phone' }, direction: 'rtl' },
}

export const At320: Story = { ...WithAction, globals: { viewport: { value: 'smallest' } } }
