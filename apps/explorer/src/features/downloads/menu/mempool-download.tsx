import { DownloadMenu } from './download-menu'
import type { MempoolFile } from '../save/save-mempool'
import type { Download } from '../use-download'

interface MempoolDownloadProps {
  download: Download
  /** What waits, at the moment it is asked. */
  snapshot: () => MempoolFile
  /** The mempool has not been listed yet. */
  disabled: boolean
}

/** What waits for a block as JSON. */
export function MempoolDownload({ download, snapshot, disabled }: MempoolDownloadProps) {
  return (
    <DownloadMenu
      download={download}
      formats={['json']}
      disabled={disabled}
      load={async () => {
        const { saveMempool } = await import('../save/save-mempool')
        return () => (job) => saveMempool(snapshot())(job)
      }}
    />
  )
}
