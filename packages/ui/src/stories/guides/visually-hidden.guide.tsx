import { Text, VisuallyHidden } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'VisuallyHidden',
  status: 'stable',
  since: '0.1.0',
  when: 'For information that sighted visitors get from the layout: a table’s title, what has just changed. Keep what everyone needs visible.',
  anatomy: {
    example: (
      <Text>
        Enter<VisuallyHidden> to search</VisuallyHidden>
      </Text>
    ),
    parts: [
      { name: 'Hidden text', meaning: 'Takes no space on screen.', selector: '[class*=hidden]' },
    ],
  },
  keyboard: [],
  screenReader: [
    ['Text', 'Read in place.'],
    ['as="output"', 'Announced when it changes.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Text>
            In<VisuallyHidden>coming transfer</VisuallyHidden>
          </Text>
        ),
        words: 'Complete what sighted visitors get from the layout.',
      },
      dont: {
        example: (
          <Text>
            Wallet<VisuallyHidden> required to continue</VisuallyHidden>
          </Text>
        ),
        words: 'Don’t hide what everyone needs.',
      },
    },
  ],
  states: [],
}
