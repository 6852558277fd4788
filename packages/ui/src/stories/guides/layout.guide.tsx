import { Card, Rule, Section, Stack, Text } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Layout',
  status: 'stable',
  since: '0.1.0',
  when: 'Stack and Row set spacing, so that components need no margins. Split divides a page seven to five; Section titles a part; Rule separates untitled parts.',
  anatomy: {
    example: (
      <Section title="Latest blocks" aside={<Text size={13}>Live</Text>}>
        <Stack gap={2}>
          <Text>First</Text>
          <Text>Second</Text>
        </Stack>
      </Section>
    ),
    parts: [
      { name: 'Title', meaning: 'A heading that names the section.', selector: 'h2' },
      {
        name: 'Aside',
        meaning: 'Optional; a count, a link or a state.',
        selector: '[class*=aside]',
      },
      {
        name: 'Stack',
        meaning: 'Sets the space between its parts, which have no margins.',
        selector: '[class*=stack]',
      },
    ],
  },
  keyboard: [],
  screenReader: [
    ['Section', 'Region with its title.'],
    ['Page, Stack, Row, Split', 'No role of their own.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Stack gap={3}>
            <Text>Rules and space</Text>
            <Rule />
            <Text>separate parts.</Text>
          </Stack>
        ),
        words: 'Separate with space first, then with a rule.',
      },
      dont: {
        example: (
          <Card>
            <Card>Boxes in boxes.</Card>
          </Card>
        ),
        words: 'Don’t draw boxes around parts.',
      },
    },
  ],
  states: [],
}
