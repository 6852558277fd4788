import { lazy, Suspense } from 'react'
import { messages } from '../menu/messages'
import type { DownloadNoteProps } from './download-note'

const DownloadNote = /* @__PURE__ */ lazy(() =>
  import('./download-note').catch(() => ({ default: WithoutNote })),
)

/** How a download stands; nothing while there is none. */
export function DownloadStatus(props: DownloadNoteProps) {
  if (props.download.state.step === 'idle') return null
  return (
    <Suspense>
      <DownloadNote {...props} />
    </Suspense>
  )
}

/** What keeps a file from coming may keep the words about it from coming too. */
function WithoutNote({ download }: DownloadNoteProps) {
  if (download.state.step !== 'failed') return null
  return <p role="alert">{messages.failed}</p>
}
