import { Text, VirtualTable } from '../../index'
import { LATEST } from '../samples'
import { columns } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'VirtualTable',
  status: 'stable',
  since: '0.1.0',
  when: 'For thousands of loaded rows. Up to about 200, use Table, which the browser can search and print in full; where more must be requested, LoadMore.',
  anatomy: {
    example: (
      <VirtualTable
        caption="Blocks"
        columns={columns}
        rows={LATEST.slice(0, 2)}
        rowKey={(row) => row.height}
      />
    ),
    parts: [
      { name: 'Head', meaning: 'As in Table.', selector: 'th' },
      {
        name: 'Rows',
        meaning: 'Only those near the visible area are in the page.',
        selector: 'tbody tr',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the links of the visible rows.'],
    ['Page Down / Page Up', 'Scrolls the page with the table.'],
  ],
  screenReader: [
    ['Table', 'Table with its caption and the total number of rows; each row has its number.'],
  ],
  pictures: [
    {
      do: {
        example: <Text size={13}>10,000 accounts in one list</Text>,
        words: 'Use it for thousands of loaded rows.',
      },
      dont: {
        example: <Text size={13}>25 blocks in one list</Text>,
        words: 'Don’t use it for short lists: the browser can’t search or print hidden rows.',
      },
    },
  ],
  states: [
    {
      name: 'Linked row',
      rest: (
        <VirtualTable
          caption="Blocks"
          columns={columns}
          rows={LATEST.slice(0, 2)}
          rowKey={(row) => row.height}
          linkRows
        />
      ),
    },
    {
      name: 'Empty',
      interactive: false,
      rest: (
        <VirtualTable
          caption="Blocks"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.height}
          empty="No blocks yet."
        />
      ),
    },
  ],
}
