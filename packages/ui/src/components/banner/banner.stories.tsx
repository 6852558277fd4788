import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../button'
import { Banner } from './index'

const meta: Meta<typeof Banner> = {
  title: 'Components/Banner',
  component: Banner,
  args: { title: 'A newer version of this page is ready.' },
}
export default meta

type Story = StoryObj<typeof Banner>

export const Notice: Story = { args: { action: <Button size="small">Reload</Button> } }
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Endpoint Sync Issue',
    children:
      'The current API endpoint is not fully synchronized or experiencing issues (Downloading blocks). Some data may be outdated or unavailable.',
    onDismiss: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Endpoint Sync Issue')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Failure: Story = {
  args: {
    tone: 'error',
    title: 'Endpoint Issues Detected',
    children: 'Unable to load recent blocks from the current API endpoint.',
    action: <Button size="small">Choose another</Button>,
  },
}
export const WarningAt320: Story = { ...Warning, globals: { viewport: { value: 'smallest' } } }
export const RightToLeft: Story = {
  args: {
    tone: 'error',
    title: 'مشكلة في نقطة الاتصال',
    children: 'تعذّر تحميل أحدث الكتل من api.mochimo.org.',
    action: <Button size="small">اختر غيرها</Button>,
    onDismiss: fn(),
  },
  globals: { direction: 'rtl' },
}
