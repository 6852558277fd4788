import { Card, Link, LinkCard } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'LinkCard',
  status: 'stable',
  since: '0.1.0',
  when: 'For one or two further links at the end of a page that deserve a description. In running text use Link; for parts side by side, Cards.',
  anatomy: {
    example: (
      <LinkCard href="/docs" title="Verification">
        How the browser checks a block by itself.
      </LinkCard>
    ),
    parts: [
      { name: 'Title', meaning: 'The page’s name.', selector: '[class*=title]' },
      { name: 'Arrow', meaning: 'Moves on hover.', selector: 'svg' },
      {
        name: 'Description',
        meaning: 'What the page has, in one sentence.',
        selector: '[class*=words]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the card.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader: [['Card', 'One link with title and description.']],
  pictures: [
    {
      do: {
        example: (
          <LinkCard href="/docs" title="Verification">
            How the browser checks a block.
          </LinkCard>
        ),
        words: 'Make the whole card one link.',
      },
      dont: {
        example: (
          <Card title="Verification">
            To learn more, select <Link href="/docs">here</Link>.
          </Card>
        ),
        words: 'Don’t link a single word without a meaning.',
      },
    },
  ],
  states: [
    {
      name: 'Card',
      rest: (
        <LinkCard href="/docs" title="Verification">
          How blocks are checked.
        </LinkCard>
      ),
    },
  ],
}
