import { Banner, Button } from '../../index'
import { ignore } from './examples'
import type { Guide } from './guide'

export const guide: Guide = {
  component: 'Banner',
  status: 'stable',
  since: '0.1.0',
  when: 'For lasting notices about the whole page. For something that just happened use Toaster; for content that failed to load, an ErrorPanel in its place.',
  anatomy: {
    example: (
      <Banner
        tone="warning"
        title="This endpoint is behind."
        action={<Button size="small">Choose another</Button>}
        onDismiss={ignore}
      >
        Its latest block is 14 minutes old.
      </Banner>
    ),
    parts: [
      {
        name: 'Icon',
        meaning: 'Tells notices from warnings and errors.',
        selector: '[class*=icon]',
      },
      { name: 'Title', meaning: 'What happened, in one sentence.', selector: 'strong' },
      { name: 'Text', meaning: 'The details, or what to do.', selector: 'strong + span' },
      { name: 'Action', meaning: 'At most one.', selector: 'button' },
      {
        name: 'Dismiss',
        meaning: 'Only if the visitor can go on without it.',
        selector: '[aria-label=Dismiss]',
      },
    ],
  },
  keyboard: [
    ['Tab', 'Moves to the action, then to Dismiss.'],
    ['Enter / Space', 'Performs the action or dismisses the banner.'],
  ],
  screenReader: [
    ['Notice and warning', 'Status: read when the screen reader is idle.'],
    ['Error', 'Alert: read at once.'],
  ],
  pictures: [
    {
      do: {
        example: (
          <Banner
            tone="warning"
            title="This endpoint is behind."
            action={<Button size="small">Choose another</Button>}
          />
        ),
        words: 'Say what happened and offer the next step.',
      },
      dont: {
        example: <Banner tone="error" title="Error 502!" />,
        words: 'Don’t show a code without a meaning or a way on.',
      },
    },
  ],
  states: [
    {
      name: 'Notice',
      minWidth: 400,
      interactive: false,
      rest: <Banner title="New version available." />,
    },
    {
      name: 'With action',
      minWidth: 400,
      rest: (
        <Banner
          title="New version available."
          action={<Button size="small">Reload</Button>}
          onDismiss={ignore}
        />
      ),
    },
    {
      name: 'Warning',
      minWidth: 400,
      interactive: false,
      rest: <Banner tone="warning" title="This endpoint is behind." />,
      error: <Banner tone="error" title="This endpoint is down." />,
    },
  ],
}
