import { CodeBlock } from '../../index'
import { CURL } from '../samples'
import { SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'CodeBlock',
  status: 'stable',
  since: '0.1.0',
  when: 'For code, requests and responses. For the same call in several languages use LanguageTabs; for a single value, a Hash with its copy button.',
  anatomy: {
    example: <CodeBlock code={CURL} title="cURL" />,
    parts: [
      { name: 'Title', meaning: 'A file, a language, or “Response”.', selector: '[class*=title]' },
      {
        name: 'Copy',
        meaning: 'Copies the code without the shell’s prompt or highlighting.',
        selector: 'button',
      },
      { name: 'Code', meaning: 'Scrolls inside its box; the page doesn’t.', selector: 'pre' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to Copy, then to the code.'],
    ['Arrow keys', 'Scroll the code.'],
  ],
  screenReader: [
    ['Block', 'Figure with its title.'],
    ['Copy', 'Button “Copy code”; “Copied!” is announced.'],
  ],
  pictures: [
    {
      do: {
        example: <CodeBlock code="npm install @mcm/ui" title="Install" />,
        words: 'Give code that runs as copied.',
      },
      dont: {
        example: <CodeBlock code="$ npm install @mcm/ui" />,
        words: 'Don’t include a prompt that breaks the paste, and don’t omit the title.',
      },
    },
  ],
  states: [
    {
      name: 'Copy',
      rest: <CodeBlock code="npm install" title="Install" />,
    },
    {
      name: 'Code',
      rest: <CodeBlock code="npm install" title="Install" />,
      focused: 'pre',
      hover: SAME,
      pressed: SAME,
    },
  ],
}
