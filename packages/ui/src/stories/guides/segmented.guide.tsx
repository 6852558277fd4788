import { Segmented } from '../../index'
import { ignore, SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Segmented',
  status: 'stable',
  since: '0.1.0',
  when: 'For choosing one of two to four short options that stay visible. For on and off use Switch, for many options Select, for parts of a page Tabs.',
  anatomy: {
    example: (
      <Segmented
        label="Direction"
        value="all"
        onValueChange={ignore}
        options={[
          { value: 'all', label: 'All' },
          { value: 'in', label: 'In' },
          { value: 'out', label: 'Out' },
        ]}
      />
    ),
    parts: [
      { name: 'Current option', meaning: 'Raised, with darker text.', selector: 'label' },
      { name: 'Other option', meaning: 'One word each.', selector: 'label:last-child' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the current option.'],
    ['Arrow keys', 'Choose the next or previous option.'],
  ],
  screenReader: [
    ['Group', 'Group with its label.'],
    ['Option', 'Radio button, “checked” if current.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Segmented
            label="Direction"
            value="all"
            onValueChange={ignore}
            options={[
              { value: 'all', label: 'All' },
              { value: 'in', label: 'In' },
            ]}
          />
        ),
        words: 'Use two to four words.',
      },
      dont: {
        example: (
          <Segmented
            label="Direction"
            value="all"
            onValueChange={ignore}
            options={[
              { value: 'all', label: 'All transactions of this address' },
              { value: 'in', label: 'Incoming' },
            ]}
          />
        ),
        words: 'Don’t use phrases that wrap on phones.',
      },
    },
  ],
  states: [
    {
      name: 'Current option',
      focused: ':checked',
      hover: SAME,
      pressed: SAME,
      rest: (
        <Segmented
          label="Direction"
          value="all"
          onValueChange={ignore}
          options={[
            { value: 'all', label: 'All' },
            { value: 'in', label: 'In' },
          ]}
        />
      ),
    },
    {
      name: 'Other option',
      pointed: 'label:last-child',
      focused: 'label:last-child > input',
      rest: (
        <Segmented
          label="Direction"
          value="all"
          onValueChange={ignore}
          options={[
            { value: 'all', label: 'All' },
            { value: 'in', label: 'In' },
          ]}
        />
      ),
    },
  ],
}
