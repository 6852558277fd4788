import { Button, EmptyState } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'EmptyState',
  status: 'stable',
  since: '0.1.0',
  when: 'For an empty state that isn’t an error. If something failed, use ErrorPanel; while it loads, Skeleton.',
  anatomy: {
    example: (
      <EmptyState
        title="No addresses in your watchlist."
        action={<Button size="small">Import</Button>}
      >
        Select the star next to an address to add it.
      </EmptyState>
    ),
    parts: [
      { name: 'Title', meaning: 'What is missing, in one sentence.', selector: 'p' },
      { name: 'Hint', meaning: 'What to do about it.', selector: '[class*=hint]' },
      { name: 'Action', meaning: 'Optional.', selector: '[class*=action]' },
    ],
  },
  keyboard: [['Tab', 'Moves to the action, if there is one.']],
  screenReader: [['Text', 'Plain text in place of the content.']],
  pictures: [
    {
      do: {
        example: (
          <EmptyState title="The mempool is empty.">
            New transactions appear here as they arrive.
          </EmptyState>
        ),
        words: 'Say what is missing and what to expect.',
      },
      dont: { example: <EmptyState title="No data" />, words: 'Don’t leave the visitor guessing.' },
    },
  ],
  states: [
    {
      name: 'Action',
      rest: (
        <EmptyState title="No addresses." action={<Button size="small">Import</Button>}>
          Add one, or import a file.
        </EmptyState>
      ),
    },
    {
      name: 'Text only',
      interactive: false,
      rest: <EmptyState title="The mempool is empty." />,
    },
  ],
}
