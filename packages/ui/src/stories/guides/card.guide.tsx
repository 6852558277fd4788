import { Card, Cards, Link } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Card',
  status: 'stable',
  since: '0.1.0',
  when: 'For two to four equal parts side by side. Use Section for part of a page and LinkCard for a link with a description. Never nest cards.',
  anatomy: {
    example: (
      <Card eyebrow="Docs" title="Quick start" action={<Link href="/docs">Open</Link>}>
        Your first response in a minute.
      </Card>
    ),
    parts: [
      { name: 'Eyebrow', meaning: 'Optional; the kind of thing.', selector: '[class*=eyebrow]' },
      { name: 'Title', meaning: 'A heading of the level that fits the page.', selector: 'h3' },
      { name: 'Body', meaning: 'One or two sentences.', selector: '[class*=body]' },
      { name: 'Action', meaning: 'One link or button.', selector: '[class*=action]' },
    ],
  },
  keyboard: [['Tab', 'Moves to the action; the card itself takes no focus.']],
  screenReader: [
    ['Title', 'Heading of the given level.'],
    ['Card', 'No role of its own.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Cards>
            <Card title="Explorer">Reads blocks.</Card>
            <Card title="Docs">Explain the API.</Card>
          </Cards>
        ),
        words: 'Put two to four equal parts side by side.',
      },
      dont: {
        example: (
          <Card title="Outer">
            <Card title="Inner">A card in a card.</Card>
          </Card>
        ),
        words: 'Don’t nest cards; use space and rules.',
      },
    },
  ],
  states: [
    {
      name: 'Action',
      rest: (
        <Card title="Quick start" action={<Link href="/docs">Open</Link>}>
          Your first response.
        </Card>
      ),
    },
  ],
}
