import { Button, LoadMore } from '../../index'
import { ignore } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'LoadMore',
  status: 'stable',
  since: '0.1.0',
  when: 'At the end of a list that can load more, with auto to load on scroll. A complete list doesn’t need it; for a long complete list use VirtualTable.',
  anatomy: {
    example: (
      <LoadMore
        state="error"
        label="Load more accounts"
        endText="All accounts loaded."
        errorText="The endpoint is busy."
        onLoad={ignore}
      />
    ),
    parts: [
      {
        name: 'Message',
        meaning: 'The end of the list, or why loading failed.',
        selector: '[role=status]',
      },
      {
        name: 'Button',
        meaning: 'Loads the next rows; the label names them.',
        selector: 'button',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter / Space', 'Loads more; focus stays on the button.'],
  ],
  screenReader: [
    ['End and error', 'Status: announced when they appear.'],
    ['Loading', 'Button with “busy”.'],
    ['Loaded', 'Status: how many items there are now.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <LoadMore
            state="idle"
            label="Load more accounts"
            endText="All accounts loaded."
            onLoad={ignore}
          />
        ),
        words: 'Name what is loaded.',
      },
      dont: { example: <Button>More…</Button>, words: 'Don’t use a word that fits anything.' },
    },
  ],
  states: [
    {
      name: 'Foot',
      rest: (
        <LoadMore
          state="idle"
          label="Load more accounts"
          endText="All accounts loaded."
          onLoad={ignore}
        />
      ),
      loading: (
        <LoadMore
          state="loading"
          label="Load more accounts"
          endText="All accounts loaded."
          onLoad={ignore}
        />
      ),
      error: (
        <LoadMore
          state="error"
          label="Load more accounts"
          endText="All accounts loaded."
          errorText="Loading failed."
          onLoad={ignore}
        />
      ),
    },
    {
      name: 'End',
      interactive: false,
      rest: (
        <LoadMore
          state="end"
          label="Load more accounts"
          endText="All accounts loaded."
          onLoad={ignore}
        />
      ),
    },
  ],
}
