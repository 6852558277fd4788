import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { LoadMore } from './index'

const meta: Meta<typeof LoadMore> = {
  title: 'Components/LoadMore',
  component: LoadMore,
  args: {
    state: 'idle',
    label: 'Load more transactions',
    endText: 'No more transactions to load',
    errorText: 'Failed to load more accounts. Please try again.',
    onLoad: fn(),
  },
}
export default meta

type Story = StoryObj<typeof LoadMore>

export const Idle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more transactions' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = { args: { state: 'loading' } }
export const End: Story = {
  args: { state: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No more transactions to load')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const Failed: Story = {
  args: { state: 'error' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(args.onLoad).toHaveBeenCalledOnce()
  },
}

/** The button stays, so a screen reader says what it did. */
export const Loaded: Story = {
  args: { loadedText: '20 transactions loaded' },
  render: function Loads(args) {
    const [state, setState] = useState<'loading' | 'idle'>('idle')
    const load = () => {
      setState('loading')
      setTimeout(() => setState('idle'), 50)
    }
    return <LoadMore {...args} state={state} onLoad={load} />
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(canvas.getByRole('button', { name: 'Load more transactions' }))
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('20 transactions loaded'),
    )
  },
}

/** More items load automatically when the button scrolls into view. */
export const Auto: Story = {
  args: { auto: true },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce())
  },
}

/** Who has tabbed past the list to what follows it isn’t pushed away from it. */
export const AutoTabbedPast: Story = {
  args: { auto: true, state: 'loading' },
  tags: ['!autodocs'],
  render: function TabbedPast(args) {
    const [state, setState] = useState<'loading' | 'idle'>('loading')
    return (
      <>
        <LoadMore {...args} state={state} />
        <button type="button" onFocus={() => setState('idle')}>
          After the list
        </button>
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'After the list' })).toHaveFocus()
    await canvas.findByRole('button', { name: 'Load more transactions' })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await expect(args.onLoad).not.toHaveBeenCalled()
  },
}

/**
 * On a busy page, the browser reports in a single batch that the button was out of view and is now
 * in view.
 */
export const AutoOnABusyPage: Story = {
  args: { auto: true },
  tags: ['!autodocs'],
  beforeEach: () => {
    const { IntersectionObserver: own } = globalThis
    globalThis.IntersectionObserver = class extends own {
      constructor(...[tell, options]: ConstructorParameters<typeof own>) {
        super((entries, observer) => {
          const before = entries.map((entry): typeof entry =>
            Object.create(entry, { isIntersecting: { value: false } }),
          )
          tell([...before, ...entries], observer)
        }, options)
      }
    }
    return () => {
      globalThis.IntersectionObserver = own
    }
  },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onLoad).toHaveBeenCalledOnce())
  },
}

export const FailedAt320: Story = {
  args: { state: 'error' },
  globals: { viewport: { value: 'smallest' } },
}
export const RightToLeft: Story = { args: { state: 'error' }, globals: { direction: 'rtl' } }
