import { RelativeTime, Text } from '../../index'
import { SOLVED } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'RelativeTime',
  status: 'stable',
  since: '0.1.0',
  when: 'Where the age matters; in tables use form="age". Where the exact time matters use DateTime.',
  anatomy: {
    example: <RelativeTime time={SOLVED} />,
    parts: [
      {
        name: 'Age',
        meaning: 'Updates by itself. The tooltip and print have the absolute time.',
        selector: 'time',
      },
    ],
  },
  keyboard: [],
  screenReader: [['Time', 'The relative time; changes aren’t announced.']],
  pictures: [
    {
      do: { example: <RelativeTime time={SOLVED} />, words: 'Use it where the age matters.' },
      dont: {
        example: <Text>less than a day ago</Text>,
        words: 'Don’t be vague; the exact time is known.',
      },
    },
  ],
  states: [],
}
