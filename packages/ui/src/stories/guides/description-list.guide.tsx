import { DateTime, DescriptionList, Fact, Hash, Skeleton } from '../../index'
import { HASH, SOLVED } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'DescriptionList',
  status: 'stable',
  since: '0.1.0',
  when: 'For one thing’s labels and values, including long values. For three to six short numbers use Figures; for several similar things, Table.',
  anatomy: {
    example: (
      <DescriptionList>
        <Fact label="Hash">
          <Hash value={HASH} />
        </Fact>
        <Fact label="Mined">
          <DateTime time={SOLVED} />
        </Fact>
      </DescriptionList>
    ),
    parts: [
      { name: 'Label', meaning: 'A noun, small and quiet.', selector: 'dt' },
      { name: 'Value', meaning: 'Dark, aligned with the other values.', selector: 'dd' },
    ],
  },
  keyboard: [],
  screenReader: [['List', 'Description list; each label is read before its value.']],
  pictures: [
    {
      do: {
        example: (
          <DescriptionList>
            <Fact label="Difficulty">37</Fact>
          </DescriptionList>
        ),
        words: 'Use a noun as the label.',
      },
      dont: {
        example: (
          <DescriptionList>
            <Fact label="The difficulty of this block is:">37</Fact>
          </DescriptionList>
        ),
        words: 'Don’t write sentences or colons.',
      },
    },
  ],
  states: [
    {
      name: 'Fact',
      interactive: false,
      rest: (
        <DescriptionList>
          <Fact label="Difficulty">37</Fact>
        </DescriptionList>
      ),
      loading: (
        <DescriptionList>
          <Fact label="Difficulty">
            <Skeleton letters={2} mono />
          </Fact>
        </DescriptionList>
      ),
    },
  ],
}
