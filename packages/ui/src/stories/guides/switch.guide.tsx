import { Switch } from '../../index'
import { SAME } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Switch',
  status: 'stable',
  since: '0.1.0',
  when: 'For an on/off setting that takes effect immediately. Don’t use it for a choice that a button confirms; for two equal options use Segmented.',
  anatomy: {
    example: <Switch label="Hide fee-only transactions" defaultChecked />,
    parts: [
      { name: 'Track', meaning: 'Filled when on.', selector: 'input' },
      {
        name: 'Label',
        meaning: 'What turning it on does. Pressing it works too.',
        selector: 'span',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the switch.'],
    ['Space', 'Turns it on or off.'],
  ],
  screenReader: [['Switch', 'Its label, “switch”, “on” or “off”.']],
  pictures: [
    {
      do: { example: <Switch label="Hide empty blocks" />, words: 'Name the effect of on.' },
      dont: {
        example: <Switch label="Empty blocks on/off" />,
        words: 'Don’t leave open which side is on.',
      },
    },
  ],
  states: [
    {
      name: 'Off',
      rest: <Switch label="Live" />,
      hover: SAME,
      pressed: SAME,
      disabled: <Switch label="Live" disabled />,
    },
    {
      name: 'On',
      rest: <Switch label="Live" defaultChecked />,
      hover: SAME,
      pressed: SAME,
      disabled: <Switch label="Live" defaultChecked disabled />,
    },
  ],
}
