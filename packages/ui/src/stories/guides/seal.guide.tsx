import { Seal } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Seal',
  status: 'stable',
  since: '0.1.0',
  when: 'For what this product verified itself. For what an endpoint reports use Badge.',
  anatomy: {
    example: <Seal state="verified">Verified in your browser</Seal>,
    parts: [
      { name: 'Icon', meaning: 'A shape for each result.', selector: 'svg' },
      { name: 'Result', meaning: 'Who verified what.', selector: 'svg + span' },
    ],
  },
  keyboard: [],
  screenReader: [['Result', 'Read as text; the icon is silent.']],
  pictures: [
    {
      do: {
        example: <Seal state="verified">Verified in your browser</Seal>,
        words: 'Say who verified it.',
      },
      dont: {
        example: <Seal state="verified">Trusted</Seal>,
        words: 'Don’t claim more than was checked.',
      },
    },
  ],
  states: [
    {
      name: 'Verified',
      interactive: false,
      rest: <Seal state="verified">Verified in your browser</Seal>,
      loading: <Seal state="working">Verifying…</Seal>,
      error: <Seal state="failed">Verification failed</Seal>,
    },
    {
      name: 'Not possible',
      interactive: false,
      rest: <Seal state="unavailable">Can’t be verified</Seal>,
    },
  ],
}
