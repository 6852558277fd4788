import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { HAIKU, NOW } from '../../stories/samples'
import styles from '../../stories/stories.module.css'
import { Verse } from '../haiku'
import { Stack } from '../layout'
import { Seal } from '../seal'
import { LatestBlock, Stave } from './index'

const block = { height: 1_078_876, href: '/block/1078876', time: NOW - 14_000, haiku: HAIKU }

const meta: Meta<typeof LatestBlock> = {
  title: 'Components/LatestBlock',
  component: LatestBlock,
  args: {
    block,
    className: styles['narrow'],
    children: (
      <>
        <span>difficulty 37</span>
        <span>4 transactions</span>
        <Seal state="verified">verified in your browser</Seal>
      </>
    ),
  },
}
export default meta

type Story = StoryObj<typeof LatestBlock>

export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Block 1,078,876' })).toBeVisible())
  },
}
/** The placeholder takes up the same space as the block that replaces it. */
export const Loading: Story = {
  render: (args) => (
    <Stack gap={16}>
      <LatestBlock {...args} />
      <LatestBlock className={styles['narrow']} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [there, waiting] = canvasElement.querySelectorAll(`.${styles['narrow']}`)
    await expect(waiting).toHaveAttribute('aria-busy', 'true')
    await expect(waiting?.clientHeight).toBeCloseTo(there?.clientHeight ?? 0, -1)
  },
}
/** A page whose endpoint fails keeps the place, and says why it is empty. */
export const NoBlock: Story = {
  render: (args) => (
    <Stack gap={16}>
      <LatestBlock {...args} />
      <LatestBlock
        className={styles['narrow']}
        name="Latest block"
        silent="The endpoint hasn’t returned a block."
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const [there, none] = canvasElement.querySelectorAll(`.${styles['narrow']}`)
    await expect(none).toHaveAttribute('aria-busy', 'false')
    await expect(none?.clientHeight).toBeCloseTo(there?.clientHeight ?? 0, -1)
  },
}
/** The three empty lines below the verse fill up until the next block is due. */
export const Waiting: Story = {
  args: {
    next: (
      <Stave since={NOW - 72_000} expected={337_000}>
        Waiting for block 1,078,877
      </Stave>
    ),
  },
}
/** Pseudo and neogenesis blocks don't have a nonce from which a verse could be generated. */
export const WithoutHaiku: Story = { args: { block: { ...block, haiku: [] } } }
/** A page that knows an earlier verse can show it meanwhile. */
export const WithAnEarlierVerse: Story = {
  args: {
    block: { ...block, haiku: [] },
    silent: (
      <>
        <p>A pseudo block has no haiku. The latest is from block 1,078,875:</p>
        <Verse lines={HAIKU} size="medium" />
      </>
    ),
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongLinesAt320: Story = {
  args: {
    block: {
      ...block,
      haiku: ['turning under a abandoned grasshopper', 'water falling--', 'a ancient sunset'],
    },
  },
  globals: { viewport: { value: 'smallest' } },
}
export const InAnotherLanguage: Story = { args: { name: 'Bloque' } }
export const RightToLeft: Story = { globals: { direction: 'rtl' } }

/** With reduced motion, the new block appears without animation. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([])
  },
}
