import { Row, SearchField, Select, Stack } from '../../index'
import { ignore, SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'SearchField',
  status: 'stable',
  since: '0.1.0',
  when: 'For search: once in the header, or large on the home page. For one known value in a form use TextField.',
  anatomy: {
    example: (
      <SearchField
        label="Search in the blockchain"
        placeholder="Search in the blockchain..."
        shortcut="/"
        hint="For example, 1078535"
        onSearch={ignore}
      />
    ),
    parts: [
      { name: 'Icon', meaning: 'Marks the field; not a button.', selector: 'svg' },
      {
        name: 'Field',
        meaning: 'Takes a height, a hash, an address or a link.',
        selector: 'input',
      },
      { name: 'Shortcut', meaning: 'The key that moves focus here.', selector: 'kbd' },
      { name: 'Note', meaning: 'A hint, or why the search failed.', selector: '[class*=note]' },
    ],
  },
  keyboard: [
    ['/', 'Moves focus to the field from anywhere outside a text field.'],
    ['Enter', 'Searches.'],
  ],
  screenReader: [
    ['Field', 'Search field with its label, shortcut and hint.'],
    ['Error', 'Alert: read at once; the field is “invalid”.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <SearchField
            label="Search the blockchain"
            placeholder="Address / Block Number / Hash"
            onSearch={ignore}
          />
        ),
        words: 'Say what can be searched for.',
      },
      dont: {
        example: (
          <Row>
            <Select label="Kind" hideLabel options={[{ value: 'block', label: 'Block' }]} />
            <SearchField label="Search by kind" onSearch={ignore} />
          </Row>
        ),
        words: 'Don’t ask for the kind; the field recognizes it.',
      },
    },
  ],
  states: [
    {
      name: 'Bar',
      rest: <SearchField label="Search" placeholder="Search" onSearch={ignore} />,
      hover: SAME,
      pressed: SAME,
      loading: SAME,
      error: (
        // The note floats below the field.
        <Stack gap={12}>
          <SearchField
            label="Search"
            defaultValue="0x12"
            error="A hash has 64 digits."
            onSearch={ignore}
          />
          <span />
        </Stack>
      ),
    },
    {
      name: 'Hero',
      rest: <SearchField label="Search" size="hero" placeholder="Search" onSearch={ignore} />,
      hover: SAME,
      pressed: SAME,
      loading: SAME,
      error: (
        <SearchField
          label="Search"
          size="hero"
          defaultValue="0x12"
          error="A hash has 64 digits."
          onSearch={ignore}
        />
      ),
    },
  ],
}
