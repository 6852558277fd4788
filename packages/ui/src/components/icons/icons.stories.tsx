import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './index'
import { Row } from '../layout'
import { Text } from '../text'
import { IconCopy } from './index'
import styles from '../../stories/stories.module.css'

const meta: Meta<typeof IconCopy> = {
  title: 'Components/Icons',
  component: IconCopy,
}
export default meta

type Story = StoryObj<typeof IconCopy>

/**
 * All icons. They take the color of the surrounding text and are hidden from assistive
 * technology.
 */
export const All: Story = {
  render: () => (
    <ul className={styles['icons']}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Row align="center" gap={3}>
            <Icon />
            <Text size={13} tone="soft">
              {name}
            </Text>
          </Row>
        </li>
      ))}
    </ul>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Row align="center">
      <IconCopy size={12} />
      <IconCopy />
      <IconCopy size={24} />
    </Row>
  ),
}
