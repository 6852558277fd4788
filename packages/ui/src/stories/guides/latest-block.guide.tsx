import { LatestBlock, Text } from '../../index'
import { NOW, HAIKU } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'LatestBlock',
  status: 'experimental',
  reason: 'The home page’s waiting and arriving verse is still being tuned.',
  since: '0.1.0',
  when: 'Once, on the home page. For another block’s haiku use HaikuCard; for more blocks, Table.',
  anatomy: {
    example: (
      <LatestBlock block={{ height: 1_078_876, href: '/block', time: NOW - 14_000, haiku: HAIKU }}>
        <Text size={13}>difficulty 37 · 4 transactions</Text>
      </LatestBlock>
    ),
    parts: [
      { name: 'Height', meaning: 'A link to the block.', selector: 'a' },
      { name: 'Age', meaning: 'Updates by itself.', selector: 'time' },
      {
        name: 'Verse',
        meaning: 'Leads the page; a new one sets itself line by line.',
        selector: '[class*=verse]',
      },
      { name: 'Facts', meaning: 'One quiet line.', selector: '[class*=bottom]' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the height.'],
    ['Enter', 'Opens the block.'],
  ],
  screenReader: [
    ['While loading', 'Busy; the placeholders are silent.'],
    ['Block', 'Height as a link, age, verse, facts, in this order.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <LatestBlock
            block={{ height: 1_078_874, href: '/block', time: NOW - 249_000, haiku: [] }}
          />
        ),
        words: 'Say so if a block has no verse.',
      },
      dont: {
        example: <Text tone="soft">null</Text>,
        words: 'Don’t show an empty or technical value.',
      },
    },
  ],
  states: [
    {
      name: 'Block',
      rest: (
        <LatestBlock
          block={{ height: 1_078_876, href: '/block', time: NOW - 14_000, haiku: HAIKU }}
        />
      ),
      loading: <LatestBlock />,
    },
  ],
}
