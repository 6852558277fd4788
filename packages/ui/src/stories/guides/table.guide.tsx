import { Table } from '../../index'
import { TRANSACTIONS, LATEST } from '../samples'
import { columns, amounts } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Table',
  status: 'stable',
  since: '0.1.0',
  when: 'For up to about 200 rows of similar items; beyond that use VirtualTable. For one thing’s labels and values use DescriptionList.',
  anatomy: {
    example: (
      <Table
        caption="Blocks"
        columns={columns}
        rows={LATEST.slice(0, 2)}
        rowKey={(row) => row.height}
        linkRows
      />
    ),
    parts: [
      { name: 'Column title', meaning: 'A noun; figures are aligned at the end.', selector: 'th' },
      {
        name: 'Row',
        meaning: '40 pixels high; two lines on phones. All of it can be pressed.',
        selector: 'tbody tr',
      },
      {
        name: 'Link',
        meaning: 'The row’s target, for keyboards and screen readers.',
        selector: 'a',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the links of the rows.'],
    ['Enter', 'Follows a row’s link.'],
  ],
  screenReader: [
    ['Table', 'Table with its caption, on phones too.'],
    ['Loading', 'Busy; the placeholders are silent.'],
    ['Cells on phones', 'Preceded by `phoneLabel`, where a title is missing.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Table
            caption="Aligned"
            hideHead
            columns={amounts('end')}
            rows={TRANSACTIONS.slice(0, 3)}
            rowKey={(row) => row.hash}
          />
        ),
        words: 'Align figures at the end.',
      },
      dont: {
        example: (
          <Table
            caption="Ragged"
            hideHead
            columns={amounts('start')}
            rows={TRANSACTIONS.slice(0, 3)}
            rowKey={(row) => row.hash}
          />
        ),
        words: 'Don’t center or start-align figures.',
      },
    },
  ],
  states: [
    {
      name: 'Rows',
      rest: (
        <Table
          caption="At rest"
          hideHead
          columns={columns}
          rows={LATEST.slice(0, 2)}
          rowKey={(row) => row.height}
          linkRows
        />
      ),
      loading: (
        <Table
          caption="Loading"
          hideHead
          columns={columns}
          rows={[]}
          loading={2}
          rowKey={(row) => row.height}
        />
      ),
    },
  ],
}
