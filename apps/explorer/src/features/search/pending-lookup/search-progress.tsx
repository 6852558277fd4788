import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useState } from 'react'
import { messages } from './messages'

export type SearchProgress = keyof typeof messages.announced

/**
 * Announces the lookup of a hash to assistive technology. It must be in the page before there is
 * anything to announce.
 */
export function SearchProgress({ progress }: { progress: SearchProgress | undefined }) {
  const [wasMissing, setWasMissing] = useState(false)
  if (progress === 'looking' && !wasMissing) setWasMissing(true)
  return (
    <VisuallyHidden as="output">
      {wasMissing && progress !== undefined && messages.announced[progress]}
    </VisuallyHidden>
  )
}
