import { Breadcrumbs } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Breadcrumbs',
  status: 'stable',
  since: '0.1.0',
  when: 'Above the title of every page except home. For steps to neighboring pages, such as the next block, use ButtonLink.',
  anatomy: {
    example: (
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Blocks', href: '/blocks' },
          { label: '1,078,535' },
        ]}
      />
    ),
    parts: [
      { name: 'Ancestor', meaning: 'A link to a page above this one.', selector: 'a' },
      { name: 'Current page', meaning: 'Last, and not a link.', selector: '[aria-current]' },
    ],
  },
  keyboard: [
    ['Tab', 'Moves through the links.'],
    ['Enter', 'Follows a link.'],
  ],
  screenReader: [
    ['List', 'Navigation “Breadcrumb” with a list.'],
    ['Current page', 'Text with “current page”.'],
  ],
  pictures: [
    {
      do: {
        example: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Rich List' }]} />,
        words: 'End with the page’s own name, as text.',
      },
      dont: {
        example: (
          <Breadcrumbs
            items={[
              { label: 'Home', href: '/' },
              { label: 'Back to the previous page', href: '/' },
            ]}
          />
        ),
        words: 'Don’t repeat the browser’s Back button.',
      },
    },
  ],
  states: [{ name: 'Ancestor', rest: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} /> }],
}
