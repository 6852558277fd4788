import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CURL } from '../../stories/samples'
import { Button } from '../button'
import { LanguageTabs, type LanguageTabsProps } from './index'

function Working(props: LanguageTabsProps) {
  const [language, setLanguage] = useState(props.value)
  return (
    <LanguageTabs
      {...props}
      value={language}
      onValueChange={(next) => {
        props.onValueChange?.(next)
        setLanguage(next)
      }}
    />
  )
}

const meta: Meta<typeof LanguageTabs> = {
  title: 'Components/LanguageTabs',
  component: LanguageTabs,
  args: {
    label: 'Read the latest block',
    value: 'curl',
    onValueChange: fn(),
    samples: [
      { language: 'curl', label: 'cURL', code: CURL },
      {
        language: 'javascript',
        label: 'JavaScript',
        code: 'const { status } = createMeshClient()\nconsole.log((await status()).current_block_identifier)',
      },
      { language: 'python', label: 'Python', code: 'print(mesh.network_status())' },
      { language: 'go', label: 'Go', code: 'status, err := mesh.NetworkStatus(ctx)' },
    ],
  },
  render: (args) => <Working {...args} />,
}
export default meta

type Story = StoryObj<typeof LanguageTabs>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Go' }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('go')
    await expect(canvas.getByText(/NetworkStatus/)).toBeVisible()
    await userEvent.click(canvas.getByRole('tab', { name: 'cURL' }))
  },
}
export const WithTryNow: Story = {
  args: { actions: (language) => language === 'curl' && <Button size="small">Try Now</Button> },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const At320: Story = { ...WithTryNow, globals: { viewport: { value: 'smallest' } } }

/** The tabs run right to left, but the code doesn't. */
export const RightToLeft: Story = { globals: { direction: 'rtl' } }
