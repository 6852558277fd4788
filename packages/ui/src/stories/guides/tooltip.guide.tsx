import { IconButton, IconInfo, Text, Tooltip } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Tooltip',
  status: 'stable',
  since: '0.1.0',
  when: 'For a short note that isn’t essential. Put essential text in the page; for interactive content use Popover.',
  anatomy: {
    example: null,
    story: 'components-tooltip--open',
    parts: [
      {
        name: 'Trigger',
        meaning: 'An element that takes focus.',
        selector: '#storybook-root button',
      },
      { name: 'Note', meaning: 'A few words next to the trigger.', selector: '[class*=tooltip]' },
    ],
  },
  keyboard: [
    ['Tab', 'Shows the note while its element has focus.'],
    ['Escape', 'Hides it.'],
  ],
  screenReader: [['Trigger', 'The note is its description.']],
  pictures: [
    {
      do: {
        example: <Text size={13}>Fee: 0.0000005 MCM</Text>,
        words: 'Put what everyone needs into the page.',
      },
      dont: {
        example: (
          <IconButton label="The fee is 0.0000005 MCM">
            <IconInfo />
          </IconButton>
        ),
        words: 'Don’t hide it: fingers can’t hover.',
      },
    },
  ],
  states: [
    {
      name: 'Trigger',
      rest: (
        <Tooltip text="Confirmed by 341 blocks">
          <IconButton label="Confirmations">
            <IconInfo />
          </IconButton>
        </Tooltip>
      ),
    },
  ],
}
