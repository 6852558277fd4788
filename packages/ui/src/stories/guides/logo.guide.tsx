import { Logo, Row, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Logo',
  status: 'stable',
  since: '0.1.0',
  when: 'In the header, next to the name. As a sign of work in progress use Spinner.',
  anatomy: {
    example: <Logo size={88} />,
    parts: [
      { name: 'First line', meaning: 'Five of a haiku’s syllables.', selector: 'rect' },
      { name: 'Second line', meaning: 'Seven.', selector: 'rect:nth-child(2)' },
      { name: 'Third line', meaning: 'Five.', selector: 'rect:nth-child(3)' },
    ],
  },
  keyboard: [],
  screenReader: [['Logo', 'Silent; the product’s name is next to it.']],
  pictures: [
    {
      do: {
        example: (
          <Row align="center">
            <Logo />
            <Text weight="medium">Mochimo Explorer</Text>
          </Row>
        ),
        words: 'Place it next to the name.',
      },
      dont: {
        example: (
          <Row>
            <Logo />
            <Logo />
            <Logo />
          </Row>
        ),
        words: 'Don’t use it as decoration.',
      },
    },
  ],
  states: [],
}
