import { Badge, Row, TransactionStatus } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Badge',
  status: 'stable',
  since: '0.1.0',
  when: 'For a word that classifies one thing in a list or title. Use TransactionStatus for a transaction’s status, StatusDot for an endpoint’s health, Seal for verification results.',
  anatomy: {
    example: (
      <Row gap={16}>
        <Badge tone="amber">Pending</Badge>
        <TransactionStatus status="SUCCESS" />
      </Row>
    ),
    parts: [
      { name: 'Badge', meaning: 'A word on a wash of its color.', selector: '[class*=badge]' },
      {
        name: 'Shape',
        meaning: 'A transaction’s status has a shape besides its color.',
        selector: 'svg',
      },
      {
        name: 'Word',
        meaning: 'The state in words; the color only supports it.',
        selector: '[class*=status]',
        text: true,
      },
    ],
  },
  keyboard: [],
  screenReader: [['Word', 'Read as plain text; color and shape aren’t announced.']],
  pictures: [
    {
      do: {
        example: (
          <Row>
            <Badge tone="green">Confirmed</Badge>
            <Badge tone="red">Removed</Badge>
          </Row>
        ),
        words: 'Name the state in one or two words.',
      },
      dont: {
        example: (
          <Row>
            <Badge tone="green">●</Badge>
            <Badge tone="red">●</Badge>
          </Row>
        ),
        words: 'Don’t rely on color alone.',
      },
    },
  ],
  states: [],
}
