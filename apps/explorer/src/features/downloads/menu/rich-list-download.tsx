import { useEndpoint } from '../../endpoint/endpoint-store'
import { DownloadMenu } from './download-menu'
import type { Download } from '../use-download'

interface RichListDownloadProps {
  download: Download
  /** Height of the ledger on screen; null if none is. */
  block: number | null
  /** It isn't known yet whether the endpoint has one. */
  disabled: boolean
}

/** Downloads the full rich list as CSV, JSON or DAT. */
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
