import { Heading, Stack, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Text',
  status: 'stable',
  since: '0.1.0',
  when: 'Text for the scale’s sizes and tones, Heading for titles. Figures have their own components: Amount, Count, Hash, RelativeTime.',
  anatomy: {
    example: (
      <Stack gap={2}>
        <Heading level={3} size={24}>
          Latest blocks
        </Heading>
        <Text tone="soft">Live</Text>
      </Stack>
    ),
    parts: [
      { name: 'Heading', meaning: 'The size doesn’t depend on the level.', selector: 'h3' },
      { name: 'Text', meaning: 'A step of the scale in one of the tones.', selector: 'span' },
    ],
  },
  keyboard: [],
  screenReader: [
    ['Heading', 'Heading of its level.'],
    ['Text', 'Plain text, emphasized with `as="em"` or `as="strong"`.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Text tone="soft" size={13}>
            difficulty
          </Text>
        ),
        words: 'Keep labels small and quiet.',
      },
      dont: {
        example: (
          <Text weight="bold" size={24}>
            difficulty
          </Text>
        ),
        words: 'Don’t let a label outshout its value.',
      },
    },
  ],
  states: [],
}
