import {
  Controls,
  Description,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Badge } from '../src/components/badge'
import { AccessTables, Anatomy, Pictures, States } from '../src/stories/guide-page'
import { guides, type Access, type Guide } from '../src/stories/guides'
import { FramedStory } from './docs-story'

/**
 * The guide of the page's component, or how an app's part is accessible. Screens have neither.
 */
function usePage(): { guide: Guide | undefined; access: Access | undefined } {
  const { preparedMeta } = useOf('meta', ['meta'])
  const guide = guides.get(preparedMeta.title.replace('Components/', ''))
  return { guide, access: preparedMeta.parameters['access'] ?? guide }
}

function Status({ guide }: { guide: Guide }) {
  return (
    <Unstyled>
      <p className="status">
        <Badge tone={guide.status === 'stable' ? 'green' : 'amber'}>{guide.status}</Badge> since{' '}
        {guide.since}
        {guide.reason !== undefined && `. ${guide.reason}`}
      </p>
    </Unstyled>
  )
}

function Accessibility({ access }: { access: Access }) {
  return (
    <>
      <h2>Keyboard and screen reader</h2>
      <AccessTables access={access} />
    </>
  )
}

function Guidance({ guide }: { guide: Guide }) {
  const { example, story, plays = false, parts } = guide.anatomy
  return (
    <>
      <h2>Anatomy</h2>
      <Unstyled>
        <Anatomy
          example={story === undefined ? example : <FramedStory id={story} plays={plays} />}
          parts={parts}
        />
      </Unstyled>
      {guide.states.length > 0 && (
        <>
          <h2>State matrix</h2>
          <Unstyled>
            <States guide={guide} />
          </Unstyled>
        </>
      )}
      <Accessibility access={guide} />
      <h2>Do and don’t</h2>
      <Unstyled>
        <Pictures pictures={guide.pictures} />
      </Unstyled>
    </>
  )
}

/** A component's page: purpose, when and how to use it, props with controls, every story. */
export function ComponentPage() {
  const { guide, access } = usePage()
  return (
    <>
      <Title />
      {guide && <Status guide={guide} />}
      <Description />
      {guide && (
        <>
          <h2>When to use it</h2>
          <p>{guide.when}</p>
        </>
      )}
      <Primary />
      {guide ? <Guidance guide={guide} /> : access && <Accessibility access={access} />}
      <h2>Properties</h2>
      {/* On phones the table scrolls instead of the page. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard */}
      <div className="wide" role="region" aria-label="Properties" tabIndex={0}>
        <Controls />
      </div>
      <Stories includePrimary={false} title="Stories" />
    </>
  )
}
