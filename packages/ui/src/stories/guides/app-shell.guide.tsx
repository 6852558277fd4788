import { HeaderLink, Row } from '../../index'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'AppShell',
  status: 'stable',
  since: '0.1.0',
  when: 'Once, around the whole application. Header and Footer belong only here; put the content in a Page.',
  anatomy: {
    example: null,
    story: 'components-appshell--desk',
    parts: [
      {
        name: 'Header',
        meaning: 'The logo, the search, the navigation and the controls of every page.',
        selector: 'header',
      },
      {
        name: 'Main',
        meaning: 'The screen. The skip link and a navigation move focus here.',
        selector: 'main',
      },
      {
        name: 'Footer',
        meaning: 'Links and small print, below the first screenful.',
        selector: 'footer',
      },
    ],
  },
  keyboard: [
    ['Tab', 'The first stop is “Skip to content”, then the header from start to end.'],
    ['Enter', 'On “Skip to content”: moves focus to the screen.'],
    ['Escape', 'Closes the menu or the search on phones and returns focus to its button.'],
  ],
  screenReader: [
    ['Landmarks', 'Banner, navigation “Main”, main, navigation “Footer” and content information.'],
    ['Menu and search buttons', 'Buttons with “expanded” or “collapsed”.'],
    ['Current page’s link', 'Link with “current page”.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <nav aria-label="Example with one current link">
            <Row gap={4}>
              <HeaderLink href="/blocks" current>
                Blocks
              </HeaderLink>
              <HeaderLink href="/mempool">Mempool</HeaderLink>
            </Row>
          </nav>
        ),
        words: 'Mark the link of the current page.',
      },
      dont: {
        example: (
          <Row gap={4}>
            <HeaderLink href="/blocks">See all blocks</HeaderLink>
            <HeaderLink href="/mempool">See the mempool</HeaderLink>
          </Row>
        ),
        words: 'Don’t write sentences in the navigation; one word per page fits every width.',
      },
    },
  ],
  statesStory: 'components-appshell--link-states',
  states: [
    { name: 'Link', rest: <HeaderLink href="/blocks">Blocks</HeaderLink> },
    {
      name: 'Current link',
      rest: (
        <HeaderLink href="/mempool" current>
          Mempool
        </HeaderLink>
      ),
    },
  ],
}
