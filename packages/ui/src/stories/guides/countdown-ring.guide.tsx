import { CountdownRing, Row, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'CountdownRing',
  status: 'stable',
  since: '0.1.0',
  when: 'For a known, short wait. For progress use Progress; for work of unknown length, Spinner.',
  anatomy: {
    example: (
      <Row align="center">
        <CountdownRing remaining={6} total={10} size={32} />
        <Text tone="soft">Next update in 6 s</Text>
      </Row>
    ),
    parts: [
      { name: 'Track', meaning: 'The whole wait.', selector: '[class*=track]' },
      { name: 'Text', meaning: 'The time left, in words.', selector: 'svg + span' },
    ],
  },
  keyboard: [],
  screenReader: [['Ring', 'Silent. The text next to it tells the time left.']],
  pictures: [
    {
      do: {
        example: (
          <Row align="center">
            <CountdownRing remaining={6} total={10} />
            <Text size={13} tone="soft">
              6 s
            </Text>
          </Row>
        ),
        words: 'Show the time as text too.',
      },
      dont: {
        example: <CountdownRing remaining={6} total={10} />,
        words: 'Don’t use the ring alone.',
      },
    },
  ],
  states: [],
}
