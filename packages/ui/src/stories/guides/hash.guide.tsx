import { AddressText, Hash, Skeleton, Text } from '../../index'
import { HASH, TAG } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Hash',
  status: 'stable',
  since: '0.1.0',
  when: 'For every hash. Use AddressText for addresses, which have two forms and may have names. Show a value in full on its own page; elsewhere choose the form for the context.',
  anatomy: {
    example: <AddressText value={TAG} href="/address" watched label="Pool" copy />,
    parts: [
      {
        name: 'Value',
        meaning: 'Shortened on screen only; copying and searching use all of it.',
        selector: 'a',
      },
      { name: 'Gap', meaning: 'Where the middle is left out.', selector: '[class*=gap]' },
      { name: 'Copy', meaning: 'Copies the full value.', selector: 'button' },
      { name: 'Star', meaning: 'In the visitor’s watchlist.', selector: '[class*=star]' },
      {
        name: 'Label',
        meaning: 'A known name, beside the address and never instead of it.',
        selector: '[class*=label]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the link, then to Copy.'],
    ['Enter', 'Follows the link or copies.'],
  ],
  screenReader: [
    ['Value', 'The full value; the gap is silent.'],
    ['Star', '“in your watchlist”.'],
  ],
  pictures: [
    {
      do: {
        example: <AddressText value={TAG} label="Pool" />,
        words: 'Keep the address next to its name.',
      },
      dont: { example: <Text>Pool</Text>, words: 'Don’t replace the address: names can be wrong.' },
    },
    {
      do: {
        example: <Hash value={HASH} copy="Copy block hash" />,
        words: 'Shorten in the middle, so that both ends can be compared.',
      },
      dont: { example: <Text mono>{HASH.slice(0, 18)}…</Text>, words: 'Don’t cut off the end.' },
    },
  ],
  states: [
    {
      name: 'Link',
      rest: <Hash value={HASH} href="/block" />,
      loading: <Skeleton letters={19} mono />,
    },
    { name: 'With copy', rest: <Hash value={HASH} copy /> },
  ],
}
