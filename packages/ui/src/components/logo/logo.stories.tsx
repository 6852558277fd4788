import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../layout'
import { Logo } from './index'

const meta: Meta<typeof Logo> = { title: 'Components/Logo', component: Logo }
export default meta

type Story = StoryObj<typeof Logo>

export const Default: Story = {}
export const Sizes: Story = {
  render: () => (
    <Row align="center" gap={4}>
      <Logo size={16} />
      <Logo />
      <Logo size={44} />
    </Row>
  ),
}
