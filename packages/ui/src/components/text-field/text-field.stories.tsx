import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextField } from './index'

const meta: Meta<typeof TextField> = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: 'Enter API URL', placeholder: 'https://localhost:8443', mono: true },
}
export default meta

type Story = StoryObj<typeof TextField>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Enter API URL'), 'https://localhost:8443')
    await expect(canvas.getByLabelText('Enter API URL')).toHaveValue('https://localhost:8443')
  },
}
export const WithHint: Story = {
  args: { hint: 'A page served over https can reach only https endpoints.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/https endpoints/)
  },
}
export const WithError: Story = {
  args: { error: 'Enter the full URL, beginning with https://', defaultValue: 'localhost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Enter the full URL')
  },
}
export const Disabled: Story = { args: { disabled: true, defaultValue: 'https://api.mochimo.org' } }
export const RightToLeft: Story = {
  args: {
    label: 'أدخل عنوان الواجهة',
    hint: 'يبدأ بـ https://',
    error: 'اكتب العنوان كاملًا',
    defaultValue: 'localhost',
  },
  globals: { direction: 'rtl' },
}

export const LongTextAt320: Story = {
  args: {
    label: 'The URL of the endpoint that this browser connects to',
    hint: 'Must begin with https:// and support the Mesh API',
    error: 'https://a-very-long-name.of-an-endpoint.example doesn’t respond to this browser',
    defaultValue: 'https://a-very-long-name.of-an-endpoint.example/mesh/v1',
  },
  globals: { viewport: { value: 'smallest' } },
}
