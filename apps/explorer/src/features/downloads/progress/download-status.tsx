import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import type { DownloadStatusProps } from './download-details'

/** Loaded lazily: most visits download nothing. */
const DownloadDetails = lazyPart(() => import('./download-details'))

/** The status of a download, once it has started. */
export function DownloadStatus(props: DownloadStatusProps) {
  return props.download.state.step !== 'idle' && <DownloadDetails {...props} />
}
