import { useEndpoint } from '../../endpoint/endpoint-store'
import { DownloadMenu } from './download-menu'
import type { Download } from '../use-download'

interface RichListDownloadProps {
  download: Download
  /** Height of the ledger that is on show; null when none is. */
  block: number | null
  /** Nobody knows yet whether there is one. */
  disabled: boolean
}

/** The whole rich list as CSV, JSON or DAT. */
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
