import { TextField } from '../../index'
import { SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'TextField',
  status: 'stable',
  since: '0.1.0',
  when: 'For one known value, with its label, hint and error. For search use SearchField; for a choice, Select.',
  anatomy: {
    example: (
      <TextField
        label="Enter API URL"
        defaultValue="localhost"
        error="Enter the full URL, beginning with https://"
        mono
      />
    ),
    parts: [
      { name: 'Label', meaning: 'Always visible.', selector: 'label' },
      { name: 'Field', meaning: 'Monospace for values that machines read.', selector: 'input' },
      { name: 'Note', meaning: 'A hint; the error replaces it.', selector: '[class*=note]' },
    ],
  },
  keyboard: [['Tab', 'Moves to the field.']],
  screenReader: [
    ['Field', 'Text field with label and hint.'],
    ['Error', 'Alert: read at once; the field is “invalid”.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <TextField
            label="API URL"
            defaultValue="localhost"
            error="Enter the full URL, beginning with https://"
          />
        ),
        words: 'Say how to fix the value.',
      },
      dont: {
        example: <TextField label="API URL" defaultValue="localhost" error="Invalid input" />,
        words: 'Don’t only say that it’s wrong.',
      },
    },
  ],
  states: [
    {
      name: 'Field',
      rest: <TextField label="API URL" placeholder="https://" />,
      hover: SAME,
      pressed: SAME,
      disabled: <TextField label="API URL" disabled defaultValue="https://" />,
      error: <TextField label="API URL" defaultValue="localhost" error="Enter the full URL." />,
    },
  ],
}
