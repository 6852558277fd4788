import { Button, IconButton, IconClose, Link, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Toaster',
  status: 'stable',
  since: '0.1.0',
  when: 'For a short message about something that just happened elsewhere on the page. For lasting notices use Banner; for feedback in place, the component itself, as CopyButton does.',
  anatomy: {
    example: null,
    story: 'components-toaster--notice',
    parts: [
      {
        name: 'Toast',
        meaning: 'Raised at the bottom of the window for five seconds.',
        selector: '[class*=toast]',
      },
      { name: 'Text', meaning: 'What just happened.', selector: '[class*=toast] [class*=text]' },
      { name: 'Dismiss', meaning: 'Removes it early.', selector: '[aria-label=Dismiss]' },
    ],
  },
  keyboard: [
    ['F8', 'Moves focus to the messages.'],
    ['Tab', 'Moves through their buttons.'],
    ['Escape', 'Dismisses a message that has focus.'],
  ],
  screenReader: [
    ['Notice', 'Announced when the screen reader is idle.'],
    ['Error', 'Announced at once.'],
    ['Action', 'Its `hint` says how else to do it.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Text>
            Removed from your watchlist. <Link href="/undo">Undo</Link>
          </Text>
        ),
        words: 'Confirm what happened elsewhere, with a way back.',
      },
      dont: {
        example: <Text>The endpoint is down.</Text>,
        words: 'Don’t show lasting problems in a message that disappears.',
      },
    },
  ],
  states: [
    { name: 'Action', rest: <Button size="small">Undo</Button> },
    {
      name: 'Dismiss',
      rest: (
        <IconButton label="Dismiss" size="small">
          <IconClose size={14} />
        </IconButton>
      ),
    },
  ],
}
