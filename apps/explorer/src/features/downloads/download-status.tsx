import { lazy, Suspense } from 'react'
import type { Subject } from './note-messages'
import type { Download } from './use-download'

const DownloadNote = /* @__PURE__ */ lazy(() => import('./download-note'))

export interface DownloadStatusProps {
  download: Download
  of: Subject
}

/** How a download stands; nothing while there is none. */
export function DownloadStatus(props: DownloadStatusProps) {
  if (props.download.state.step === 'idle') return null
  return (
    <Suspense>
      <DownloadNote {...props} />
    </Suspense>
  )
}
