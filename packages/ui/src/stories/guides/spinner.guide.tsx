import { Button, Row, Spinner } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Spinner',
  status: 'stable',
  since: '0.1.0',
  when: 'For work of unknown length that has no fixed place, including in buttons (Button’s busy). For loading values use Skeleton.',
  anatomy: {
    example: <Spinner />,
    parts: [
      {
        name: 'Bars',
        meaning: 'The lines of the logo, moving one after another. With reduced motion they stand.',
        selector: 'svg',
      },
    ],
  },
  keyboard: [],
  screenReader: [['Spinner', 'Status with its label, “Loading” by default.']],
  pictures: [
    {
      do: {
        example: (
          <Button busy icon={<Spinner label="Connecting" />}>
            Connect
          </Button>
        ),
        words: 'Put it where the work was started.',
      },
      dont: {
        example: (
          <Row>
            <Spinner label="Loading hash" />
            <Spinner label="Loading time" />
            <Spinner label="Loading size" />
          </Row>
        ),
        words: 'Don’t show several; use placeholders.',
      },
    },
  ],
  states: [],
}
