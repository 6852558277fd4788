import { Button, IconChevronDown } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Menu',
  status: 'stable',
  since: '0.1.0',
  when: 'For a few actions behind one button. For a choice that should stay visible use Segmented or Select; for custom content, Popover.',
  anatomy: {
    example: null,
    story: 'components-menu--kinds',
    parts: [
      {
        name: 'Trigger',
        meaning: 'A button that says what the menu is about.',
        selector: '#storybook-root button',
      },
      { name: 'Check', meaning: 'Marks what is on.', selector: '[role=menuitemcheckbox] svg' },
      { name: 'Item', meaning: 'An action or a link.', selector: '[role=menuitem]' },
      { name: 'Hint', meaning: 'Optional second line.', selector: '[role=menu] [class*=hint]' },
      { name: 'Rule', meaning: 'Between groups.', selector: '[role=separator]' },
    ],
  },
  keyboard: [
    ['Enter / Space / ↓', 'Opens the menu at the first item.'],
    ['↑ / ↓', 'Moves between items, from the last to the first.'],
    ['Letters', 'Move to the item that begins with them.'],
    ['Enter', 'Chooses and closes.'],
    ['Escape', 'Closes; focus returns to the trigger.'],
  ],
  screenReader: [
    ['Trigger', 'Button with “menu” and “expanded” or “collapsed”.'],
    ['Item', 'Menu item with its hint; “checked” where it applies.'],
  ],
  pictures: [
    {
      do: {
        example: <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>,
        words: 'Name the menu and show that it opens.',
      },
      dont: { example: <Button>…</Button>, words: 'Don’t hide actions behind dots.' },
    },
  ],
  states: [
    {
      name: 'Trigger',
      rest: <Button iconAfter={<IconChevronDown size={12} />}>Download</Button>,
      disabled: (
        <Button disabled iconAfter={<IconChevronDown size={12} />}>
          Download
        </Button>
      ),
    },
  ],
}
