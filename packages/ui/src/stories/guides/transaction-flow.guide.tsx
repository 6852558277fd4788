import { Amount, Text, TransactionFlow } from '../../index'
import { TAG, MINER } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'TransactionFlow',
  status: 'experimental',
  reason: 'The layout of many sources isn’t settled.',
  since: '0.1.0',
  when: 'For the money flow of one transaction, on its page and in its row. For many transactions use Table.',
  anatomy: {
    example: (
      <TransactionFlow
        sources={[{ address: TAG, amount: 1_500_000_000n }]}
        destinations={[{ address: MINER, amount: 1_300_000_000n, memo: 'INVOICE-42' }]}
        change={{ address: TAG, amount: 199_999_500n }}
        fee={500n}
      />
    ),
    parts: [
      {
        name: 'Source',
        meaning: 'Who paid, and the whole input, quiet.',
        selector: '[class*=source]',
      },
      {
        name: 'Destination',
        meaning: 'Who received what; the payment is the largest figure.',
        selector: '[class*=paid]',
      },
      { name: 'Memo', meaning: 'The payment’s reference.', selector: '[class*=memo] code' },
      {
        name: 'Change and fee',
        meaning: 'What went back, and what the miner received.',
        selector: '[class*=returned]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves through addresses and copy buttons.'],
    ['Enter / Space', 'On “Show all”: shows all destinations.'],
  ],
  screenReader: [
    ['Sides', 'Headings “From” and “To”, each with a list.'],
    ['Rows', 'Address, memo, amount.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Text size={13}>
            Change back to sender <Amount value={199_999_500n} />
          </Text>
        ),
        words: 'Explain what the change is.',
      },
      dont: {
        example: (
          <Text size={13}>
            Output 2 <Amount value={199_999_500n} />
          </Text>
        ),
        words: 'Don’t present change as a payment.',
      },
    },
  ],
  states: [
    {
      name: 'Address',
      minWidth: 720,
      rest: (
        <TransactionFlow
          sources={[{ address: TAG, amount: 1_300_000_500n, href: '/address' }]}
          destinations={[{ address: MINER, amount: 1_300_000_000n }]}
          fee={500n}
        />
      ),
    },
  ],
}
