import type { WorkTrace } from '@mcm/proof'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Seal } from '@mcm/ui/seal'
import { Text } from '@mcm/ui/text'
import type { ReactNode } from 'react'
import { HashBits } from './hash-bits'
import { messages } from './messages'
import { fields, type Part, parts, type Step } from './steps'
import { TileImage } from './tile-image'
import styles from './replay.module.css'

interface ReplayStageProps {
  trace: WorkTrace
  step: Step
}

/** The current part of the replay. The parts before it are folded to one line each. */
export function ReplayStage({ trace, step }: ReplayStageProps) {
  const isDone = trace.found >= trace.required
  const content: Record<Part, ReactNode> = {
    header: <Header bytes={trace.trailer} />,
    digest: <code>{hexOf(trace.digest)}</code>,
    tiles: <Tiles trace={trace} shown={step.tiles} />,
    hash: <HashBits trace={trace} />,
    seal: (
      <Seal state={isDone ? 'verified' : 'failed'} className={styles['result']}>
        {isDone ? messages.verified : messages.unproven}
      </Seal>
    ),
  }
  const folded: Partial<Record<Part, string>> = {
    header: hexOf(trace.trailer),
    digest: hexOf(trace.digest),
    tiles: trace.tiles.map(({ index }) => messages.tile(index)).join(' · '),
    hash: hexOf(trace.hash),
  }
  const current = parts.indexOf(step.part)
  return (
    <ol className={styles['stage']}>
      {parts.map((part, at) => (
        <li
          key={part}
          aria-current={at === current ? 'step' : undefined}
          className={at > current ? `${styles['part']} ${styles['later']}` : styles['part']}
        >
          <div className={styles['line']}>
            <Text size={13} tone={at === current ? 'accent' : 'soft'}>
              {messages.parts[part]}
            </Text>
            {at < current && <code>{folded[part]}</code>}
          </div>
          <div className={at === current ? undefined : styles['later']}>{content[part]}</div>
        </li>
      ))}
    </ol>
  )
}

function Header({ bytes }: { bytes: Uint8Array }) {
  let start = 0
  return (
    <DescriptionList className={styles['header']}>
      {Object.entries(fields).map(([name, length]) => {
        const value = hexOf(bytes.subarray(start, (start += length)))
        return (
          <Fact key={name} label={messages.fields[name as keyof typeof fields]}>
            <code>{value}</code>
          </Fact>
        )
      })}
    </DescriptionList>
  )
}

function Tiles({ trace, shown }: { trace: WorkTrace; shown: number }) {
  return (
    <ol className={styles['tiles']}>
      {trace.tiles.map(({ index, bytes }, at) => {
        const look = at === shown - 1 ? 'latest' : at < shown ? '' : 'later'
        return (
          // Two tiles may be the same, and the order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles[look]}>
            <TileImage bytes={bytes} />
            <code>{messages.tile(index)}</code>
          </li>
        )
      })}
    </ol>
  )
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
