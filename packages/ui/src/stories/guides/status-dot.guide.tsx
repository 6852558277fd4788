import { Row, StatusDot, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'StatusDot',
  status: 'stable',
  since: '0.1.0',
  when: 'For a state that changes, such as an endpoint’s health, with text next to it where space allows. For a transaction’s status use TransactionStatus.',
  anatomy: {
    example: (
      <Row align="center">
        <StatusDot tone="good" />
        <Text>Connected & Synced</Text>
      </Row>
    ),
    parts: [
      {
        name: 'Dot',
        meaning: 'A color and a shape for each of six tones.',
        selector: '[class*=dot]',
      },
      {
        name: 'Words',
        meaning: 'The state, next to it or as its label.',
        selector: '[class*=dot] + span',
      },
    ],
  },
  keyboard: [],
  screenReader: [
    ['With label', 'Image with its label.'],
    ['Without label', 'Silent; the words next to it are read.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Row align="center">
            <StatusDot tone="bad" />
            <Text size={13}>Down</Text>
          </Row>
        ),
        words: 'Say the state in words.',
      },
      dont: {
        example: (
          <Row>
            <StatusDot tone="good" />
            <StatusDot tone="bad" />
          </Row>
        ),
        words: 'Don’t leave meaning to color and shape.',
      },
    },
  ],
  states: [
    {
      name: 'Good',
      interactive: false,
      rest: <StatusDot tone="good" label="Good" />,
      loading: <StatusDot tone="progress" label="Syncing" />,
      error: <StatusDot tone="bad" label="Down" />,
    },
    {
      name: 'Unknown',
      interactive: false,
      rest: <StatusDot tone="neutral" label="Unknown" />,
    },
  ],
}
