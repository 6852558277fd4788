import {
  Button,
  ButtonLink,
  IconButton,
  IconChevronDown,
  IconDownload,
  IconStar,
  IconStarFilled,
  Row,
  Spinner,
} from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Button',
  status: 'stable',
  since: '0.1.0',
  when: 'For actions. For navigation use Link, or ButtonLink for a step. At most one solid button per view; outline is the default, quiet is for rows and bars. Use IconButton only for icons everyone knows.',
  anatomy: {
    example: (
      <Button icon={<IconDownload size={14} />} iconAfter={<IconChevronDown size={12} />}>
        Download
      </Button>
    ),
    parts: [
      {
        name: 'Container',
        meaning: 'At least 34 pixels high, 44 for fingers.',
        selector: 'button',
      },
      { name: 'Icon', meaning: 'Optional; supports the label.', selector: 'svg' },
      {
        name: 'Label',
        meaning: 'Says what the button does.',
        selector: 'button',
        text: true,
      },
      {
        name: 'Icon after',
        meaning: 'Optional; a chevron for what opens below.',
        selector: 'svg:last-child',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the button.'],
    ['Enter / Space', 'Presses it. While busy, nothing happens.'],
  ],
  screenReader: [
    ['Button', 'Its label, then “button”. Icons are silent.'],
    ['Busy', '“Busy” and “dimmed”; focus stays.'],
    ['IconButton', 'Its `label`; with `pressed`, a toggle button with its state.'],
    ['ButtonLink', 'Its label, then “link”.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Row>
            <Button variant="solid">Connect</Button>
            <Button>Cancel</Button>
          </Row>
        ),
        words: 'Use one solid button per view, for the main action.',
      },
      dont: {
        example: (
          <Row>
            <Button variant="solid">Connect</Button>
            <Button variant="solid">Cancel</Button>
          </Row>
        ),
        words: 'Don’t give two actions the same weight.',
      },
    },
    {
      do: { example: <Button>Load more transactions</Button>, words: 'Say what the button does.' },
      dont: { example: <Button>OK</Button>, words: 'Don’t leave it to the context.' },
    },
  ],
  states: [
    {
      name: 'Outline',
      rest: <Button>Try Again</Button>,
      disabled: <Button disabled>Try Again</Button>,
      loading: (
        <Button busy icon={<Spinner />}>
          Try Again
        </Button>
      ),
    },
    {
      name: 'Solid',
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
    {
      name: 'Quiet',
      rest: <Button variant="quiet">Show all</Button>,
      disabled: (
        <Button variant="quiet" disabled>
          Show all
        </Button>
      ),
      loading: (
        <Button variant="quiet" busy icon={<Spinner />}>
          Show all
        </Button>
      ),
    },
    {
      name: 'Small',
      rest: <Button size="small">Edit</Button>,
      disabled: (
        <Button size="small" disabled>
          Edit
        </Button>
      ),
    },
    { name: 'ButtonLink', rest: <ButtonLink href="/block/1">Block 1</ButtonLink> },
    {
      name: 'IconButton',
      rest: (
        <IconButton label="Add to address watchlist" pressed={false}>
          <IconStar />
        </IconButton>
      ),
      disabled: (
        <IconButton label="Watchlist is full" disabled>
          <IconStar />
        </IconButton>
      ),
    },
    {
      name: 'IconButton, on',
      rest: (
        <IconButton label="Remove from address watchlist" pressed>
          <IconStarFilled />
        </IconButton>
      ),
    },
  ],
}
