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

/** Everything computed up to a step. What comes later has its place, so that nothing moves. */
export function ReplayStage({ trace, step }: ReplayStageProps) {
  const isDone = trace.found >= trace.required
  const content: Record<Part, ReactNode> = {
    header: <Header bytes={trace.trailer} />,
    digest: <code>{hexOf(trace.digest)}</code>,
    tiles: <Tiles trace={trace} shown={step.tiles} />,
    hash: <HashBits trace={trace} />,
    seal: (
      <Seal state={isDone ? 'verified' : 'failed'}>
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
          <Text as="p" size={13} tone={at === current ? 'accent' : 'soft'}>
            {messages.parts[part]}
          </Text>
          {content[part]}
        </li>
      ))}
    </ol>
  )
}

function Header({ bytes }: { bytes: Uint8Array }) {
  let start = 0
  return (
    <DescriptionList>
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
      {trace.tiles.map(({ index, bytes }, at) => (
        // Two tiles may be the same, and the order is fixed.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={at} className={at < shown ? undefined : styles['later']}>
          <TileImage bytes={bytes} />
          <code>{messages.tile(index)}</code>
        </li>
      ))}
    </ol>
  )
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
