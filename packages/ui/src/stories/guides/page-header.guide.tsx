import { Badge, Button, PageHeader, Skeleton } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'PageHeader',
  status: 'stable',
  since: '0.1.0',
  when: 'First on every page except home. For a title within the page use Section. Set heights and addresses as figures, everything else as words.',
  anatomy: {
    example: (
      <PageHeader
        title="1,078,535"
        form="figure"
        crumbs={[{ label: 'Home', href: '/' }, { label: 'Block' }]}
        meta={<Badge>Regular Block</Badge>}
        actions={<Button>Download</Button>}
      />
    ),
    parts: [
      { name: 'Breadcrumbs', meaning: 'Where the page is.', selector: 'nav' },
      { name: 'Title', meaning: 'A figure, a hash or words.', selector: 'h1' },
      { name: 'Meta', meaning: 'What classifies it.', selector: '[class*=meta]' },
      { name: 'Actions', meaning: 'What can be done with the page.', selector: '[class*=actions]' },
    ],
  },
  keyboard: [['Tab', 'Moves through the breadcrumbs, then the actions.']],
  screenReader: [['Title', 'Heading of level 1. It takes focus after a navigation.']],
  pictures: [
    {
      do: {
        example: <PageHeader title="1,078,535" form="figure" />,
        words: 'Set heights as figures.',
      },
      dont: {
        example: <PageHeader title="Details of block number 1,078,535" />,
        words: 'Don’t pack the answer into a sentence.',
      },
    },
  ],
  states: [
    {
      name: 'Breadcrumbs',
      rest: (
        <PageHeader
          title="Rich List"
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Rich List' }]}
        />
      ),
    },
    {
      name: 'Title',
      interactive: false,
      rest: <PageHeader title="Rich List" />,
      loading: <PageHeader title={<Skeleton letters={8} />} />,
    },
  ],
}
