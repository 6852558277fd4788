import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeSwitch, type Theme } from './index'

function Working() {
  const [theme, setTheme] = useState<Theme>('system')
  return <ThemeSwitch value={theme} onValueChange={setTheme} />
}

const meta: Meta<typeof ThemeSwitch> = {
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onValueChange: () => {} },
  render: () => <Working />,
}
export default meta

type Story = StoryObj<typeof ThemeSwitch>

export const Cycles: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    const names: (string | null)[] = []
    for (let press = 0; press < 3; press++) {
      names.push(button.getAttribute('aria-label'))
      await userEvent.click(button)
    }
    await expect(names).toEqual([
      'Theme: system. Change to light',
      'Theme: light. Change to dark',
      'Theme: dark. Change to system',
    ])
  },
}
