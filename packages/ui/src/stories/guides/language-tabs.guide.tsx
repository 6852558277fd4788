import { LanguageTabs, Text } from '../../index'
import { CURL } from '../samples'
import { ignore } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'LanguageTabs',
  status: 'stable',
  since: '0.1.0',
  when: 'For one call in several languages. For other views of one thing use Tabs; for a single sample, CodeBlock.',
  anatomy: {
    example: (
      <LanguageTabs
        label="Read the latest block"
        value="curl"
        onValueChange={ignore}
        samples={[
          { language: 'curl', label: 'cURL', code: CURL },
          { language: 'python', label: 'Python', code: 'import requests' },
        ]}
      />
    ),
    parts: [
      {
        name: 'Languages',
        meaning: 'The same on every sample of the site.',
        selector: '[role=tablist]',
      },
      {
        name: 'Title',
        meaning: 'What the sample does.',
        selector: '[role=tabpanel]:not([hidden]) [class*=title]',
      },
      {
        name: 'Sample',
        meaning: 'Code that runs as copied.',
        selector: '[role=tabpanel]:not([hidden]) pre',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the current language, then to Copy and the code.'],
    ['Arrow keys', 'Choose the next or previous language.'],
    ['Home / End', 'Choose the first or last language.'],
  ],
  screenReader: [['Languages', 'Tab list with the call’s name; the current tab is “selected”.']],
  pictures: [
    {
      do: {
        example: <Text size={13}>cURL · JavaScript · Python · Go</Text>,
        words: 'Keep the languages and their order the same everywhere.',
      },
      dont: {
        example: <Text size={13}>Python · Response · cURL</Text>,
        words: 'Don’t mix languages with other views; use Tabs for those.',
      },
    },
  ],
  states: [
    {
      name: 'Other language',
      rest: (
        <LanguageTabs
          label="Install"
          value="npm"
          onValueChange={ignore}
          samples={[
            { language: 'npm', label: 'npm', code: 'npm i' },
            { language: 'pnpm', label: 'pnpm', code: 'pnpm i' },
          ]}
        />
      ),
      pointed: '[role=tab][aria-selected=false]',
    },
  ],
}
