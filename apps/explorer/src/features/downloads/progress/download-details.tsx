import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Row, Stack } from '@mcm/ui/layout'
import { Progress } from '@mcm/ui/progress'
import { Text } from '@mcm/ui/text'
import { useSlowed } from '../../../data/use-slowed'
import { useEndpoint } from '../../endpoint/endpoint-store'
import type { DownloadProgress } from '../download'
import styles from './download-status.module.css'
import { messages, type Subject } from './messages'
import type { Download } from '../use-download'

export interface DownloadStatusProps {
  download: Download
  of: Subject
  /** Whether the file lacks block rewards that belong to the history. @default false */
  lacksRewards?: boolean | undefined
}

/** The progress, failure or success of a download, with the possible actions. */
export default function DownloadDetails({
  download,
  of,
  lacksRewards = false,
}: DownloadStatusProps) {
  const words = messages[of]
  const { state, tryAgain, dismiss } = download
  const isSlowed = useSlowed(useEndpoint())
  if (state.step === 'idle') return null
  const progress = 'progress' in state ? state.progress : undefined
  const failed = state.step === 'halted' || state.step === 'failed'
  const running = state.step === 'running' || state.step === 'halted'
  return (
    <Stack gap={3} className={styles['note']}>
      {running && (
        <Progress
          label={words.running}
          {...(progress && {
            value: progress.loaded,
            max: Math.max(progress.total, 1),
            note: words.count(formatCount(progress.loaded), formatCount(progress.total)),
          })}
        />
      )}
      <div role="status">
        {state.step === 'running' && isSlowed && (
          <Text as="p" size={13} tone="soft">
            {messages.slowed}
          </Text>
        )}
        {state.step === 'done' && (
          <>
            <p>{words.done(state.progress.loaded - state.skipped)}</p>
            {state.skipped > 0 && <p>{words.skipped(state.skipped)}</p>}
            {state.replaced.map(({ from, to }) => (
              <p key={`${from} ${to}`}>{messages.replaced(from, to)}</p>
            ))}
          </>
        )}
        {lacksRewards && !failed && (
          <Text as="p" size={13} tone="amber">
            {messages.lacksRewards}
          </Text>
        )}
        <Changed progress={progress} />
      </div>
      {failed && (
        <Text as="p" tone="red" role="alert">
          {words.failed}
          {progress && <> {messages.kept(formatCount(progress.loaded))}</>}
        </Text>
      )}
      <Row gap={2}>
        {failed && (
          <Button size="small" variant="solid" onClick={tryAgain}>
            {messages.tryAgain}
          </Button>
        )}
        <Button size="small" onClick={dismiss}>
          {running ? messages.cancel : messages.dismiss}
        </Button>
      </Row>
    </Stack>
  )
}

function Changed({ progress }: { progress: DownloadProgress | undefined }) {
  if (!progress?.changed) return null
  const { rank, block } = progress.changed
  return (
    <Text as="p" size={13} tone="amber">
      {messages.changed(formatCount(rank), formatCount(block))}
    </Text>
  )
}
