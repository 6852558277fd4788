import { DocsContext, Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import { StoryFrame } from '../src/stories/guide-page'

type Prepared = ReturnType<typeof useOf<'story'>>['story']

interface Size {
  styles: { width: string; height: string }
}

/** The story in its own frame, at the width it sets and, by default, at its natural height. */
function Framed({ story, plays }: { story: Prepared; plays: boolean }) {
  const { docs, layout, viewport } = story.parameters
  const sizes = viewport.options as Record<string, Size>
  const size = sizes[story.storyGlobals['viewport']?.value]?.styles
  // A story that fills its frame would grow with it.
  const filling = layout === 'fullscreen' ? (size?.height ?? '640px') : undefined
  return (
    <StoryFrame
      id={story.id}
      name={story.name}
      width={size?.width}
      height={docs?.story?.height ?? filling}
      plays={plays}
    />
  )
}

/**
 * A story on a documentation page. Direction, preferences and width apply to a whole window, so
 * a story that sets one of them or fills its window gets its own frame.
 */
export function DocsStory(props: StoryProps) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const { docs, layout } = story.parameters
  const apart =
    docs?.story?.inline === false ||
    layout === 'fullscreen' ||
    Object.keys(story.storyGlobals).length > 0
  const plays = docs?.story?.autoplay === true
  return apart ? <Framed story={story} plays={plays} /> : <Story {...props} />
}

/** A story of the page's component in its own frame. `plays` runs its play function. */
export function FramedStory({ id, plays }: { id: string; plays: boolean }) {
  return <Framed story={useContext(DocsContext).storyById(id)} plays={plays} />
}
