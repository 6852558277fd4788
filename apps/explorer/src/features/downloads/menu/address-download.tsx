import type { ParsedAddress } from '@mcm/address'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { DownloadMenu } from './download-menu'
import type { Download } from '../use-download'

interface AddressDownloadProps {
  download: Download
  address: ParsedAddress
}

/** A button that downloads an address's full history as CSV or JSON. */
export function AddressDownload({ download, address }: AddressDownloadProps) {
  const endpoint = useEndpoint()
  return (
    <DownloadMenu
      download={download}
      formats={['csv', 'json']}
      load={async () => {
        const { saveAddress } = await import('../save/save-address')
        return (format) => saveAddress({ endpoint, address, format })
      }}
    />
  )
}
