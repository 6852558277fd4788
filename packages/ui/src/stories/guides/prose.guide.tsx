import { Prose, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Prose',
  status: 'stable',
  since: '0.1.0',
  when: 'For text written elsewhere, such as Markdown. For text on a screen use Text and Heading.',
  anatomy: {
    example: (
      <Prose>
        <h3>Reorganizations</h3>
        <p>A block can be replaced until enough blocks follow.</p>
        <ul>
          <li>Wait for confirmations.</li>
        </ul>
      </Prose>
    ),
    parts: [
      { name: 'Heading', meaning: 'Closer to the text below than above.', selector: 'h3' },
      { name: 'Paragraph', meaning: 'At most 68 characters per line.', selector: 'p' },
      { name: 'List', meaning: 'With markers, as in a book.', selector: 'ul' },
    ],
  },
  keyboard: [],
  screenReader: [['Text', 'As marked up: headings, lists, tables.']],
  pictures: [
    {
      do: {
        example: (
          <Prose>
            <p>A block can be replaced until enough blocks follow.</p>
          </Prose>
        ),
        words: 'Keep lines short enough to read.',
      },
      dont: {
        example: (
          <Text as="p" size={12}>
            A block can be replaced until enough blocks follow.
          </Text>
        ),
        words: 'Don’t set running text in a label’s size.',
      },
    },
  ],
  states: [],
}
