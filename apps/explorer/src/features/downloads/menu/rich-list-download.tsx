import { useEndpoint } from '../../endpoint/endpoint-store'
import { DownloadMenu } from './download-menu'
import type { Download } from '../use-download'

interface RichListDownloadProps {
  download: Download
  /** Height of the ledger on screen, or null if none is shown. */
  block: number | null
  /** Whether the button is disabled, because it isn't known yet if the endpoint has a rich list. */
  disabled: boolean
}

/** A button that downloads the full rich list as CSV, JSON or DAT. */
export function RichListDownload({ download, block, disabled }: RichListDownloadProps) {
  const endpoint = useEndpoint()
  return (
    <DownloadMenu
      download={download}
      formats={['csv', 'json', 'dat']}
      disabled={disabled}
      load={async () => {
        const { saveRichList } = await import('../save/save-rich-list')
        return (format) => saveRichList({ endpoint, block, format })
      }}
    />
  )
}
