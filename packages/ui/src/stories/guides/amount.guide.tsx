import { Amount, Stack, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Amount',
  status: 'stable',
  since: '0.1.0',
  when: 'For every MCM amount. For heights, bytes and other whole numbers use Count. Show all nine decimals where exactness matters; use decimals="balance" in lists of balances.',
  anatomy: {
    example: <Amount value={-1_500_000_000n} />,
    parts: [
      {
        name: 'Sign',
        meaning: 'A true minus; a plus only if `signed` is set.',
        selector: '[class*=sign]',
      },
      {
        name: 'Figure',
        meaning: 'All digits in tabular monospace, with the visitor’s separators.',
        selector: '[class*=amount]',
      },
      {
        name: 'Trailing zeros',
        meaning: 'Dimmed after the second decimal. Significant digits stay dark.',
        selector: '[class*=zeros]',
      },
      { name: 'Unit', meaning: 'Small, after the number.', selector: '[class*=unit]' },
    ],
  },
  keyboard: [],
  screenReader: [['Amount', 'Read as one number with its unit; dimmed zeros are part of it.']],
  pictures: [
    {
      do: {
        example: <Amount value={500n} />,
        words: 'Keep significant digits dark, so that a small fee is readable.',
      },
      dont: { example: <Text mono>0.00 MCM</Text>, words: 'Don’t round: 0.0000005 isn’t 0.00.' },
    },
    {
      do: {
        example: (
          <Stack gap={1}>
            <Amount value={990_844_000n} unit={false} />
            <Amount value={57_290_000n} unit={false} />
          </Stack>
        ),
        words: 'In columns, show all nine decimals, so that they align.',
      },
      dont: {
        example: (
          <Stack gap={1}>
            <Text mono>0.990844</Text>
            <Text mono>0.05729</Text>
          </Stack>
        ),
        words: 'Don’t mix lengths: the eye can’t compare the values.',
      },
    },
  ],
  states: [],
}
