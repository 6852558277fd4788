import { Button, ErrorPanel } from '../../index'
import { SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'ErrorPanel',
  status: 'stable',
  since: '0.1.0',
  when: 'For content that failed to load or wasn’t found, in its place. If the content is just empty, use EmptyState; if the whole endpoint fails, Banner.',
  anatomy: {
    example: (
      <ErrorPanel
        level={2}
        title="Block Not Found"
        causes={['The block was orphaned.']}
        actions={<Button>Try Again</Button>}
        detail="404 block not found"
      >
        There is no block 0x362e…1570 at this endpoint.
      </ErrorPanel>
    ),
    parts: [
      { name: 'Title', meaning: 'What happened.', selector: 'h2' },
      { name: 'Sentence', meaning: 'The same, with the value.', selector: 'h2 + div' },
      { name: 'Causes', meaning: 'What may have led to it.', selector: 'ul' },
      { name: 'Actions', meaning: 'What to do next.', selector: '[class*=actions]' },
      {
        name: 'Detail',
        meaning: 'Codes for a report, in small print and folded.',
        selector: '[class*=detail]',
      },
    ],
  },
  keyboard: [['Tab', 'Moves through the actions and to the folded detail.']],
  screenReader: [
    ['Part of a page', 'Alert: read at once.'],
    ['Whole page', 'Heading of level 1, which takes focus after a navigation.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <ErrorPanel level={2} title="Endpoint Down" actions={<Button>Choose another</Button>}>
            Couldn’t reach api.mochimo.org.
          </ErrorPanel>
        ),
        words: 'Name what failed and offer a next step.',
      },
      dont: {
        example: <ErrorPanel level={2} title="Oops! TypeError: Failed to fetch" />,
        words: 'Don’t put an exception into the title.',
      },
    },
  ],
  states: [
    {
      name: 'Action',
      minWidth: 400,
      rest: <ErrorPanel level={2} title="Endpoint Down" actions={<Button>Try Again</Button>} />,
    },
    {
      name: 'Detail',
      minWidth: 400,
      rest: <ErrorPanel level={2} title="Endpoint Down" detail="502 Bad Gateway" />,
      hover: SAME,
      pressed: SAME,
    },
  ],
}
