import { ChoiceList } from '../../index'
import { ENDPOINTS } from '../samples'
import { ignore } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'ChoiceList',
  status: 'stable',
  since: '0.1.0',
  when: 'For choosing one of a few options that need a second line each. For short options use Segmented, for long lists Select.',
  anatomy: {
    example: (
      <ChoiceList
        label="API endpoint"
        value="api"
        onValueChange={ignore}
        choices={ENDPOINTS.slice(0, 3)}
      />
    ),
    parts: [
      { name: 'Label', meaning: 'What the choice is about.', selector: 'legend' },
      { name: 'Check', meaning: 'Marks the current choice.', selector: 'svg' },
      { name: 'Choice', meaning: 'A name with a second line.', selector: '[class*=words]' },
      {
        name: 'Hint',
        meaning: 'The address, or why it can’t be chosen.',
        selector: '[class*=hint]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the current choice.'],
    ['Arrow keys', 'Move the focus without choosing.'],
    ['Enter / Space', 'Chooses.'],
  ],
  screenReader: [
    ['List', 'Group with its label.'],
    ['Choice', 'Radio button with its name and hint, “checked” if current.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <ChoiceList
            label="API endpoint"
            value="api"
            onValueChange={ignore}
            choices={ENDPOINTS.slice(0, 2)}
          />
        ),
        words: 'Use it where a second line helps to choose.',
      },
      dont: {
        example: (
          <ChoiceList
            label="Direction"
            value="all"
            onValueChange={ignore}
            choices={[
              { value: 'all', label: 'All' },
              { value: 'in', label: 'In' },
            ]}
          />
        ),
        words: 'Don’t use it for single words; Segmented takes one row.',
      },
    },
  ],
  states: [
    {
      name: 'Choice',
      rest: (
        <ChoiceList
          label="Endpoint"
          value="x"
          onValueChange={ignore}
          choices={ENDPOINTS.slice(0, 1)}
        />
      ),
      disabled: (
        <ChoiceList
          label="Endpoint"
          value="x"
          disabled
          onValueChange={ignore}
          choices={ENDPOINTS.slice(0, 1)}
        />
      ),
    },
  ],
}
