import { Button, IconButton, IconClose, Row, Spinner } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Dialog',
  status: 'stable',
  since: '0.1.0',
  when: 'For one question that must be answered before continuing. For information use Banner or Popover; for one of several actions, Menu.',
  anatomy: {
    example: null,
    story: 'components-dialog--open',
    parts: [
      {
        name: 'Panel',
        meaning: 'Raised above a scrim; the page behind can’t be used.',
        selector: 'dialog[open]',
      },
      {
        name: 'Title',
        meaning: 'The question, or what is being set.',
        selector: 'dialog[open] h2',
      },
      { name: 'Close', meaning: 'Same as Escape.', selector: 'dialog[open] [aria-label=Close]' },
      {
        name: 'Actions',
        meaning: 'The main action is last.',
        selector: 'dialog[open] [class*=actions]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the dialog only.'],
    ['Escape', 'Closes it and returns focus to what opened it.'],
    ['Enter', 'Submits the form, if there is one.'],
  ],
  screenReader: [['Dialog', 'Modal dialog with its title; the page behind is hidden.']],
  pictures: [
    {
      do: {
        example: (
          <Row>
            <Button>Cancel</Button>
            <Button variant="solid">Connect</Button>
          </Row>
        ),
        words: 'Name the main action after what it does, and put it last.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="solid">Yes</Button>
            <Button>No</Button>
          </Row>
        ),
        words: 'Don’t make the visitor read the question again.',
      },
    },
  ],
  states: [
    {
      name: 'Main action',
      rest: <Button variant="solid">Connect</Button>,
      disabled: (
        <Button variant="solid" disabled>
          Connect
        </Button>
      ),
      loading: (
        <Button variant="solid" busy icon={<Spinner />}>
          Connect
        </Button>
      ),
    },
    { name: 'Other action', rest: <Button>Cancel</Button> },
    {
      name: 'Close',
      rest: (
        <IconButton label="Close">
          <IconClose />
        </IconButton>
      ),
    },
  ],
}
