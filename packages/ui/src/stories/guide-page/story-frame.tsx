import { useContext, useEffect, useRef, useState } from 'react'
import { ToolbarGlobals } from '../theme'
import styles from './guide-page.module.css'

interface StoryFrameProps {
  id: string
  name: string
  /** Sizes with a unit. By default, the page's width and the story's natural height. */
  width?: string | undefined
  height?: string | undefined
  /** Whether the story's play function runs. */
  plays?: boolean
}

/** Toolbar settings in URL form; the story's own settings override them. */
const written = (globals: Record<string, unknown>) =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';')

/** Shows a story in its own window. If it is wider than the page, it scrolls. */
export function StoryFrame({ id, name, width, height, plays = false }: StoryFrameProps) {
  const globals = useContext(ToolbarGlobals)
  const frame = useRef<HTMLIFrameElement>(null)
  const [content, setContent] = useState(100)

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
    id,
    viewMode: 'story',
    globals: written(globals),
    // Embedded stories don't run their play function.
    embed: String(!plays),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
    <div className={styles['scroller']} role="region" aria-label={name} tabIndex={0}>
      {/* The frame shows this Storybook itself. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={name}
        src={`iframe.html?${address.toString()}`}
        loading="lazy"
        width={width ?? '100%'}
        height={height ?? content}
        className={styles['frame']}
      />
    </div>
  )
}
