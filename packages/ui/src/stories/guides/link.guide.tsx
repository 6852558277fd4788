import { Link, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Link',
  status: 'stable',
  since: '0.1.0',
  when: 'For links to another page or place. For actions use Button; for a step between neighboring pages, ButtonLink. Use accent in text, ink and soft where the context already marks it as a link.',
  anatomy: {
    example: (
      <Text>
        Read the <Link href="/docs">documentation</Link>.
      </Text>
    ),
    parts: [
      { name: 'Link', meaning: 'Blue in text; underlined on hover and focus.', selector: 'a' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the link.'],
    ['Enter', 'Follows it.'],
  ],
  screenReader: [
    ['Link', 'Its text, then “link”.'],
    ['newTab', 'Adds “(opens in a new tab)”.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Text>
            Read about <Link href="/docs">reorganizations</Link>.
          </Text>
        ),
        words: 'Link the words that name the page.',
      },
      dont: {
        example: (
          <Text>
            For reorganizations, click <Link href="/docs">here</Link>.
          </Text>
        ),
        words: 'Don’t link “here”.',
      },
    },
  ],
  states: [
    { name: 'Accent', rest: <Link href="/docs">Documentation</Link> },
    {
      name: 'Ink',
      rest: (
        <Link href="/docs" tone="ink">
          Documentation
        </Link>
      ),
    },
    {
      name: 'Soft',
      rest: (
        <Link href="/docs" tone="soft">
          Documentation
        </Link>
      ),
    },
  ],
}
