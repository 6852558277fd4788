import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import { useState } from 'react'
import { messages } from './messages'

export type SearchProgress = keyof typeof messages.announced

/**
 * Says to assistive technology what becomes of a hash that wasn't found at first. It must stand on the
 * page before there is anything to say.
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
