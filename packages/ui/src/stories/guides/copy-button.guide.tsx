import { CopyButton, Hash, Row } from '../../index'
import { HASH } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'CopyButton',
  status: 'stable',
  since: '0.1.0',
  when: 'Next to a value people reuse elsewhere. Hash and CodeBlock include their own.',
  anatomy: {
    example: <CopyButton value={HASH} label="Copy block hash" withText />,
    parts: [
      { name: 'Icon', meaning: 'Turns into a check for two seconds.', selector: 'svg' },
      {
        name: 'Label',
        meaning: 'Optional; otherwise the tooltip and the name.',
        selector: 'button',
        text: true,
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter / Space', 'Copies the full value.'],
  ],
  screenReader: [
    ['Button', 'Its label, such as “Copy block hash”.'],
    ['Result', '“Copied!”, or that the browser blocked it, is announced.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Row align="center">
            <Hash value={HASH} />
            <CopyButton value={HASH} label="Copy block hash" />
          </Row>
        ),
        words: 'Place it next to the value, and name the value.',
      },
      dont: { example: <CopyButton value={HASH} />, words: 'Don’t leave open what is copied.' },
    },
  ],
  states: [
    { name: 'Icon', rest: <CopyButton value={HASH} label="Copy hash" /> },
    { name: 'With text', rest: <CopyButton value={HASH} label="Copy hash" withText /> },
  ],
}
