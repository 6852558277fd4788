import { Count, Figure, Figures, Hash, Skeleton } from '../../index'
import { HASH } from '../samples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Figures',
  status: 'stable',
  since: '0.1.0',
  when: 'For three to six numbers that answer the page’s question. For labels with long values use DescriptionList; for a trend, a plot.',
  anatomy: {
    example: (
      <Figures>
        <Figure label="Height">
          <Count value={1_078_535} />
        </Figure>
        <Figure label="Block time" unit="s">
          129
        </Figure>
      </Figures>
    ),
    parts: [
      { name: 'Label', meaning: 'A noun above the number.', selector: 'dt' },
      { name: 'Number', meaning: 'Large, in tabular monospace.', selector: 'bdi' },
      { name: 'Unit', meaning: 'Small, after the number.', selector: '[class*=unit]' },
    ],
  },
  keyboard: [],
  screenReader: [['List', 'Description list: label, then number with unit.']],
  pictures: [
    {
      do: {
        example: (
          <Figures>
            <Figure label="Difficulty">37</Figure>
            <Figure label="Transactions">4</Figure>
          </Figures>
        ),
        words: 'Show three to six short numbers.',
      },
      dont: {
        example: (
          <Figures>
            <Figure label="Hash">
              <Hash value={HASH} />
            </Figure>
          </Figures>
        ),
        words: 'Don’t set hashes or sentences this large.',
      },
    },
  ],
  states: [
    {
      name: 'Figure',
      interactive: false,
      rest: (
        <Figures>
          <Figure label="Difficulty">37</Figure>
        </Figures>
      ),
      loading: (
        <Figures>
          <Figure label="Difficulty">
            <Skeleton letters={2} mono />
          </Figure>
        </Figures>
      ),
    },
  ],
}
