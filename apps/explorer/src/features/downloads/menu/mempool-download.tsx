import { DownloadMenu } from './download-menu'
import type { MempoolFile } from '../save/save-mempool'
import type { Download } from '../use-download'

interface MempoolDownloadProps {
  download: Download
  /** Returns the pending transactions at the time of the call. */
  snapshot: () => MempoolFile
  /** Whether the button is disabled, because the mempool hasn't been listed yet. */
  disabled: boolean
}

/** A button that downloads the pending transactions as JSON. */
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
