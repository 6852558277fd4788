import type { Block } from '@mcm/rosetta-client'
import { DownloadMenu } from './download-menu'
import { DownloadStatus } from '../progress/download-status'
import { useDownload } from '../use-download'

/** A button that downloads a block as CSV or JSON. */
export function BlockDownload({ block }: { block: Block }) {
  const download = useDownload()
  return (
    <>
      <DownloadMenu
        download={download}
        formats={['csv', 'json']}
        load={async () => {
          const { saveBlock } = await import('../save/save-block')
          return (format) => saveBlock(block, format)
        }}
      />
      {download.state.step === 'failed' && <DownloadStatus download={download} of="block" />}
    </>
  )
}
