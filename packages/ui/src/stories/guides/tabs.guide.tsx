import { Tabs, Text } from '../../index'
import { ignore, SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Tabs',
  status: 'stable',
  since: '0.1.0',
  when: 'For several views of one thing, one visible at a time. To choose what a list shows use Segmented; for other pages, Link.',
  anatomy: {
    example: (
      <Tabs
        label="Views of the block"
        value="text"
        onValueChange={ignore}
        tabs={[
          { value: 'text', label: 'Summary', children: 'Four transactions.' },
          { value: 'raw', label: 'Raw', children: 'JSON' },
        ]}
      />
    ),
    parts: [
      { name: 'Current tab', meaning: 'Underlined.', selector: '[aria-selected=true]' },
      { name: 'Other tab', meaning: 'A noun each.', selector: '[aria-selected=false]' },
      {
        name: 'Panel',
        meaning: 'All panels are in the page, for print and search.',
        selector: '[role=tabpanel]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the current tab, then into its panel.'],
    ['← / →', 'Chooses the previous or next tab.'],
    ['Home / End', 'Chooses the first or last tab.'],
  ],
  screenReader: [
    ['Tabs', 'Tab list with its label; the current tab is “selected”.'],
    ['Panel', 'Tab panel with the tab’s name.'],
  ],
  pictures: [
    {
      do: {
        example: <Text size={13}>Summary · Raw · API</Text>,
        words: 'Offer views of the same thing.',
      },
      dont: {
        example: <Text size={13}>Blocks · Mempool · Docs</Text>,
        words: 'Don’t use tabs for other pages; those are links.',
      },
    },
  ],
  states: [
    {
      name: 'Current tab',
      hover: SAME,
      pressed: SAME,
      rest: (
        <Tabs
          label="Views of the block"
          value="a"
          onValueChange={ignore}
          tabs={[{ value: 'a', label: 'Summary', children: 'Text' }]}
        />
      ),
    },
    {
      name: 'Other tab',
      pointed: '[aria-selected=false]',
      focused: '[aria-selected=false]',
      rest: (
        <Tabs
          label="Views of the block"
          value="a"
          onValueChange={ignore}
          tabs={[
            { value: 'a', label: 'Summary', children: 'Text' },
            { value: 'b', label: 'Raw', children: 'JSON' },
          ]}
        />
      ),
    },
  ],
}
