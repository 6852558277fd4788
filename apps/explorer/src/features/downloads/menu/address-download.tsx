import type { ParsedAddress } from '@mcm/address'
import { useEndpoint } from '../../endpoint/endpoint-store'
import { DownloadMenu } from './download-menu'
import type { Download } from '../use-download'
import { messages } from './messages'

interface AddressDownloadProps {
  download: Download
  address: ParsedAddress
  /** Whether the address has mined blocks, whose rewards the index doesn't list. */
  isMiner: boolean
}

/** A button that downloads an address's full history as CSV or JSON. */
export function AddressDownload({ download, address, isMiner }: AddressDownloadProps) {
  const endpoint = useEndpoint()
  return (
    <DownloadMenu
      download={download}
      formats={['csv', 'json']}
      hint={isMiner ? messages.lacksRewards : undefined}
      load={async () => {
        const { saveAddress } = await import('../save/save-address')
        return (format) => saveAddress({ endpoint, address, format })
      }}
    />
  )
}
