import { DescriptionList, Fact, Skeleton, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Skeleton',
  status: 'stable',
  since: '0.1.0',
  when: 'For loading values whose place is known: nothing moves when they arrive. For loading without a fixed place use Spinner; for long work with a known end, Progress.',
  anatomy: {
    example: (
      <Text>
        Hash <Skeleton letters={16} mono />
      </Text>
    ),
    parts: [
      {
        name: 'Placeholder',
        meaning: 'As wide as the value will be, in the line that it will have.',
        selector: '[class*=skeleton]',
      },
    ],
  },
  keyboard: [],
  screenReader: [['Placeholder', 'Silent; the region around it is “busy”.']],
  pictures: [
    {
      do: {
        example: (
          <DescriptionList>
            <Fact label="Difficulty">
              <Skeleton letters={2} mono />
            </Fact>
          </DescriptionList>
        ),
        words: 'Give it the shape of what comes.',
      },
      dont: {
        example: (
          <DescriptionList>
            <Fact label="Difficulty">0</Fact>
          </DescriptionList>
        ),
        words: 'Don’t show a value before there is one.',
      },
    },
  ],
  states: [],
}
