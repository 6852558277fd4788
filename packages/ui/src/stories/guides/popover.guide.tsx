import { Popover, Row, StatusDot, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Popover',
  status: 'stable',
  since: '0.1.0',
  when: 'For custom content behind one button. For actions use Menu, for a short note Tooltip, for a question that must be answered Dialog.',
  anatomy: {
    example: null,
    story: 'components-popover--at-the-end',
    plays: true,
    parts: [
      {
        name: 'Trigger',
        meaning: 'A button with the panel’s name and its current value.',
        selector: '#storybook-root button',
      },
      {
        name: 'Panel',
        meaning: 'Raised below the trigger; scrolls with the page.',
        selector: '[popover]:popover-open',
      },
    ],
  },
  keyboard: [
    ['Enter / Space', 'Opens or closes the panel.'],
    ['Tab', 'Moves from the trigger into the panel.'],
    ['Escape', 'Closes it and returns focus to the trigger.'],
  ],
  screenReader: [
    ['Trigger', 'Button with name, value, and “expanded” or “collapsed”.'],
    ['Panel', 'Dialog with its name; the page stays available.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Row align="center">
            <StatusDot tone="good" />
            <Text size={13}>api.mochimo.org</Text>
          </Row>
        ),
        words: 'Show the current value in the trigger.',
      },
      dont: {
        example: <Text size={13}>Settings</Text>,
        words: 'Don’t hide the state that the panel changes.',
      },
    },
  ],
  states: [
    {
      name: 'Trigger',
      rest: (
        <Popover label="Watchlist" trigger="3">
          Empty
        </Popover>
      ),
      disabled: (
        <Popover label="Watchlist" trigger="3" disabled>
          Empty
        </Popover>
      ),
    },
  ],
}
