import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

/**
 * Shows a link to another page of Storybook, which opens without a reload, so that the toolbar's
 * settings stay.
 */
export function StorybookLink({ path, children }: { path: string; children: ReactNode }) {
  const { channel } = useContext(DocsContext)
  // A new tab opens it in Storybook and not in the frame that shows this page.
  const href = `./?path=${path}`
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, `?path=${path}`)
  }
  return (
    <a href={href} target="_top" onClick={follow}>
      {children}
    </a>
  )
}
