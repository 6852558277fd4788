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
  args: { hint: 'A page on https can only reach an endpoint on https.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/on https/)
  },
}
export const WithError: Story = {
  args: { error: 'Write the whole address, beginning with https://', defaultValue: 'localhost' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Write the whole address')
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
    label: 'The address of the endpoint that this browser should ask',
    hint: 'It begins with https:// and answers the Mesh calls',
    error: 'https://a-very-long-name.of-an-endpoint.example does not answer from this browser',
    defaultValue: 'https://a-very-long-name.of-an-endpoint.example/mesh/v1',
  },
  globals: { viewport: { value: 'smallest' } },
}
