import type { WorkTrace } from '@mcm/proof'
import { Seal } from '@mcm/ui/seal'
import type { ReactNode } from 'react'
import { HashBits } from './hash-bits'
import { messages } from './messages'
import styles from './replay.module.css'
import { fields, type Part, parts, type Step } from './steps'
import { TileImage } from './tile-image'

interface ReplayStageProps {
  trace: WorkTrace
  step: Step
}

/** Everything computed up to a step. What comes later has its place, so that nothing moves. */
export function ReplayStage({ trace, step }: ReplayStageProps) {
  const isDone = trace.found >= trace.required
  const content: Record<Part, ReactNode> = {
    header: <Header bytes={trace.trailer} />,
    digest: <code className={styles['bytes']}>{hexOf(trace.digest)}</code>,
    tiles: <Tiles trace={trace} shown={step.tiles} />,
    hash: <HashBits trace={trace} />,
    seal: (
      <Seal state={isDone ? 'verified' : 'failed'} className={styles['seal'] ?? ''}>
        {isDone ? messages.verified : messages.unproven}
      </Seal>
    ),
  }
  const current = parts.indexOf(step.part)
  return (
    <ol>
      {parts.map((part, at) => (
        <li
          key={part}
          aria-current={at === current ? 'step' : undefined}
          className={at > current ? styles['later'] : styles['part']}
        >
          <p className={styles['label']}>{messages.parts[part]}</p>
          {content[part]}
        </li>
      ))}
    </ol>
  )
}

function Header({ bytes }: { bytes: Uint8Array }) {
  let start = 0
  return (
    <dl className={styles['fields']}>
      {Object.entries(fields).map(([name, length]) => {
        const value = hexOf(bytes.subarray(start, (start += length)))
        return (
          <div key={name} className={styles['field']}>
            <dt>{messages.fields[name as keyof typeof fields]}</dt>
            <dd className={styles['bytes']}>{value}</dd>
          </div>
        )
      })}
    </dl>
  )
}

function Tiles({ trace, shown }: { trace: WorkTrace; shown: number }) {
  return (
    <ol className={styles['tiles']}>
      {trace.tiles.map(({ index, bytes }, at) => (
        // Two tiles may be the same, and the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={at < shown ? styles['tile'] : styles['later']}>
          <TileImage bytes={bytes} />
          {messages.tile(index)}
        </li>
      ))}
    </ol>
  )
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
