import { HaikuCard, Text, Verse } from '../../index'
import { HAIKU } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'HaikuCard',
  status: 'stable',
  since: '0.1.0',
  when: 'Once per page, for the haiku of the block it is about. LatestBlock includes its own; lists show HaikuLine.',
  anatomy: {
    example: <HaikuCard lines={HAIKU}>TRIGG Haiku · Proof of Work</HaikuCard>,
    parts: [
      {
        name: 'Verse',
        meaning: 'A true italic in three stepped lines that never wrap.',
        selector: 'p',
      },
      { name: 'Caption', meaning: 'Where the verse comes from, small.', selector: 'figcaption' },
    ],
  },
  keyboard: [],
  screenReader: [
    ['Card', 'Figure with its caption.'],
    ['Verse', 'Read line by line as one paragraph.'],
  ],
  pictures: [
    {
      do: {
        example: <Verse lines={HAIKU} size="medium" />,
        words: 'Set it as verse, once per page.',
      },
      dont: {
        example: <Text>“at night soft snakes returning”</Text>,
        words: 'Don’t quote it in a line of text.',
      },
    },
  ],
  states: [],
}
