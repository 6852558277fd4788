import { Progress } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Progress',
  status: 'stable',
  since: '0.1.0',
  when: 'For long work with a known end. If the end is unknown use Spinner; for waiting, CountdownRing; for loading values, Skeleton.',
  anatomy: {
    example: <Progress label="Loading accounts" value={0.4} note="400 of 1,000" />,
    parts: [
      { name: 'Label', meaning: 'What is in progress.', selector: '[class*=words]' },
      { name: 'Note', meaning: 'The progress in numbers.', selector: '[class*=note]' },
      {
        name: 'Bar',
        meaning: 'Fills from the start; it goes when the work is done.',
        selector: 'progress',
      },
    ],
  },
  keyboard: [],
  screenReader: [['Bar', 'Progress bar with its label and percentage.']],
  pictures: [
    {
      do: {
        example: <Progress label="Loading accounts" value={0.4} note="400 of 1,000" />,
        words: 'Show how much is left.',
      },
      dont: {
        example: <Progress label="Loading accounts" value={1} note="1,000 of 1,000" />,
        words: 'Don’t keep a finished bar.',
      },
    },
  ],
  states: [
    {
      name: 'Bar',
      interactive: false,
      rest: <Progress label="Loading" value={0.4} />,
      loading: <Progress label="Loading" />,
    },
  ],
}
