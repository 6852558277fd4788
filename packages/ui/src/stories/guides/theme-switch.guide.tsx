import { Row, ThemeSwitch } from '../../index'
import { ignore } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'ThemeSwitch',
  status: 'stable',
  since: '0.1.0',
  when: 'Once, in the header or footer.',
  anatomy: {
    example: <ThemeSwitch value="system" onValueChange={ignore} />,
    parts: [
      { name: 'Icon', meaning: 'The current theme: system, light or dark.', selector: 'svg' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Enter / Space', 'Changes to the next theme.'],
  ],
  screenReader: [['Button', 'The current theme and the next one.']],
  pictures: [
    {
      do: {
        example: (
          <Row>
            <ThemeSwitch value="light" onValueChange={ignore} />
          </Row>
        ),
        words: 'Follow the system until the visitor chooses.',
      },
      dont: {
        example: (
          <Row>
            <ThemeSwitch value="light" onValueChange={ignore} />
            <ThemeSwitch value="dark" onValueChange={ignore} />
          </Row>
        ),
        words: 'Don’t show it twice on a page.',
      },
    },
  ],
  states: [
    { name: 'System', rest: <ThemeSwitch value="system" onValueChange={ignore} /> },
    { name: 'Light', rest: <ThemeSwitch value="light" onValueChange={ignore} /> },
    { name: 'Dark', rest: <ThemeSwitch value="dark" onValueChange={ignore} /> },
  ],
}
