import { formatMcm } from '@mcm/rosetta-client'
import { isolate } from '@mcm/ui/relative-time'
import { LinePlot, type Point } from '@mcm/ui/plot'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { balanceQuery } from '../../../data/address-queries'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../../../features/endpoint/endpoint-store'
import { type BalanceStep, balanceSteps, type Present } from './balance-steps'
import { BalanceTable } from './balance-table'
import type { BlockTime } from '../../../data/estimate-block-times'
import { formatTime } from '../../../features/block-age/format-time'
import { messages as ageMessages } from '../../../features/block-age/messages'
import { messages } from '../messages'
import type { Movement } from '../history/movement'
import type { MovementTimes } from '../history/use-movement-times'
import { PlotBox } from './plot-box'

/**
 * Minimum number of times for a chart. Fewer don't show a course. The current one counts only if there is
 * nothing to load.
 */
const MIN_TIMES = 3

const DAY = 86_400_000

interface BalancePlotProps {
  address: string
  /** Newest first. */
  movements: readonly Movement[]
  times: MovementTimes
  /** Whether there may be newer transactions, after which the current balance says nothing of these. */
  isNarrowed: boolean
  /** Whether there are older transactions, which would make more of a chart. */
  hasMore: boolean
  /** Shown instead of a chart that would have too few points. */
  tooFew: ReactNode
}

/** A chart of the address's balance over the loaded history, as far as the balance is certain. */
export default function BalancePlot(props: BalancePlotProps) {
  const { address, movements, times, isNarrowed, hasMore, tooFew } = props
  const endpoint = useEndpoint()
  const { data } = useQuery({ ...balanceQuery(endpoint, address), enabled: false })
  const status = useQuery({ ...statusQuery(endpoint), enabled: false })
  const present = data && !isNarrowed ? { value: data.nano, block: data.height } : undefined
  const steps = useSteps(movements, address, present)

  const points = pointsOf(steps ?? [], times.times)
  const known = timesOf(points)
  const now = status.data?.current_block_timestamp
  if (present && now !== undefined) addPresent(points, steps ?? [], present.value, now)
  const end = endFormat(points)
  const [isDrawn, setIsDrawn] = useState(false)
  if (steps && times.isComplete && !isDrawn) setIsDrawn(true)
  if (!isDrawn || !steps) return <PlotBox label={messages.plot.loading} busy />
  if ((hasMore ? known : timesOf(points)) < MIN_TIMES) return tooFew
  return (
    <>
      <PlotBox>
        <LinePlot
          label={messages.plot.caption}
          points={points}
          form="step"
          fromZero
          height={132}
          formatX={(x) => {
            const about = points.some((point) => point.x === x && point.isAbout)
            return about ? ageMessages.about(formatTime(x)) : formatTime(x)
          }}
          formatEnd={(x) => isolate(end.format(x))}
          formatY={(y) => formatNano(points.find((point) => point.y === y)?.nano ?? y)}
        />
      </PlotBox>
      <BalanceTable steps={steps} times={times.times} />
    </>
  )
}

function timesOf(points: readonly Point[]): number {
  return new Set(points.map(({ x }) => x)).size
}

interface BalancePoint extends Point {
  nano: bigint
  isAbout: boolean
}

function pointsOf(
  steps: readonly BalanceStep[],
  times: ReadonlyMap<string, BlockTime>,
): BalancePoint[] {
  const points: BalancePoint[] = []
  let broken = true
  for (const { block, balance, change, apart } of steps) {
    const at = times.get(block.hash)
    if (balance === null || !at) {
      broken = true
      continue
    }
    const point = (nano: bigint, apart = false) => ({
      x: at.time,
      y: Number(nano),
      nano,
      apart,
      isAbout: at.isAbout,
    })
    // A balance known after a block is also known before it.
    if (apart || broken) points.push(point(balance - change, true))
    points.push(point(balance))
    broken = false
  }
  return points
}

/** Extends the line to the latest block, or separates the current balance from it. */
function addPresent(
  points: BalancePoint[],
  steps: readonly BalanceStep[],
  nano: bigint,
  now: number,
): void {
  const last = points.at(-1)
  if (last && now <= last.x) return
  const apart = steps.at(-1)?.balance !== nano || last?.nano !== nano
  points.push({ x: now, y: Number(nano), nano, apart, isAbout: false })
}

function useSteps(
  movements: readonly Movement[],
  address: string,
  present: Present | undefined,
): BalanceStep[] | undefined {
  const [steps, setSteps] = useState<BalanceStep[]>()
  const { value, block } = present ?? {}
  useEffect(() => {
    let current = true
    const known = value === undefined || block === undefined ? undefined : { value, block }
    void balanceSteps(movements, address, known).then((found) => current && setSteps(found))
    return () => {
      current = false
    }
  }, [movements, address, value, block])
  return steps
}

const zone = { timeZone: 'UTC', numberingSystem: 'latn' } as const
const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', ...zone })
const minute = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  ...zone,
})

/** Returns the format of the axis's ends: the day, or the time of a course that is too short for days. */
function endFormat(points: readonly Point[]): Intl.DateTimeFormat {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0)
  return span > 3 * DAY ? day : minute
}

const mcm = new Intl.NumberFormat(undefined, { numberingSystem: 'latn', maximumFractionDigits: 9 })

/**
 * Formats an amount with the visitor's separators. The digits are passed as text, so that none are
 * lost.
 */
function formatNano(nano: bigint | number): string {
  const exact = BigInt(typeof nano === 'number' ? Math.round(nano) : nano)
  return mcm.format(formatMcm(exact) as `${number}`)
}
