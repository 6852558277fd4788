import { DocsContext, Story, useOf, type StoryProps } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState } from 'react'

type Prepared = ReturnType<typeof useOf<'story'>>['story']

interface Size {
  styles: { width: string; height: string }
}

/** Toolbar settings in URL form; the story's own settings override them. */
const written = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

/** The story in its own frame, at the width it sets and, by default, at its natural height. */
function Framed({ story, plays }: { story: Prepared; plays: boolean }) {
  const { globals } = useContext(DocsContext).getStoryContext(story)
  const frame = useRef<HTMLIFrameElement>(null)
  const [content, setContent] = useState(100)
  const { docs, layout, viewport } = story.parameters
  const sizes = viewport.options as Record<string, Size>
  const size = sizes[story.storyGlobals['viewport']?.value]?.styles
  // A story that fills its frame would grow with it.
  const filling = layout === 'fullscreen' ? (size?.height ?? '640px') : undefined

  useEffect(() => {
    const element = frame.current
    const root = () => element?.contentDocument?.getElementById('storybook-root')
    const observer = new ResizeObserver(() => {
      const { offsetHeight = 0, offsetTop = 0 } = root() ?? {}
      // Equal space above and below.
      setContent(Math.max(100, offsetHeight + 2 * offsetTop))
    })
    const watch = () => {
      const shown = root()
      if (shown) observer.observe(shown)
    }
    element?.addEventListener('load', watch)
    return () => {
      observer.disconnect()
      element?.removeEventListener('load', watch)
    }
  }, [])

  const address = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: written(globals),
    // Embedded stories don't run their play function.
    embed: String(!plays),
  })
  return (
    // The frame shows this Storybook itself.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      title={story.name}
      src={`iframe.html?${address.toString()}`}
      loading="lazy"
      width={size?.width ?? '100%'}
      height={docs?.story?.height ?? filling ?? content}
      className="framed-story"
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
