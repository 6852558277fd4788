import { Select } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Select',
  status: 'stable',
  since: '0.1.0',
  when: 'For choosing one of many, or where space is short. For two to four short options use Segmented; for options with a second line, ChoiceList.',
  anatomy: {
    example: (
      <Select
        label="Language"
        options={[
          { value: 'go', label: 'Go' },
          { value: 'python', label: 'Python' },
        ]}
      />
    ),
    parts: [
      {
        name: 'Label',
        meaning: 'Above the field, or for assistive technology only.',
        selector: 'label',
      },
      { name: 'Field', meaning: 'Opens the browser’s own list.', selector: 'select' },
      { name: 'Chevron', meaning: 'Shows that it opens.', selector: 'svg' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the field.'],
    ['Space / ↓', 'Opens the list.'],
    ['Letters', 'Choose the option that begins with them.'],
    ['Escape', 'Closes the list without choosing.'],
  ],
  screenReader: [['Field', 'Combo box with label and current choice.']],
  pictures: [
    {
      do: {
        example: <Select label="Clock" options={[{ value: 'utc', label: 'UTC' }]} />,
        words: 'Start with a choice that works.',
      },
      dont: {
        example: <Select label="Clock" options={[{ value: '', label: 'Please select…' }]} />,
        words: 'Don’t make visitors choose what has a sensible default.',
      },
    },
  ],
  states: [
    {
      name: 'Select',
      rest: <Select label="Clock" hideLabel options={[{ value: 'utc', label: 'UTC' }]} />,
      disabled: (
        <Select label="Clock" hideLabel disabled options={[{ value: 'utc', label: 'UTC' }]} />
      ),
    },
  ],
}
