import { formatCount } from '@mcm/ui/amount'
import { formatTenths } from '../accounts/share'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { WHOLE } from './concentration'
import type { CurvePoint } from './curve'

interface RankCurveProps {
  points: readonly CurvePoint[]
  /** The ranks with a label, and the share of each and all richer ones in tenths of a percent. */
  marks: readonly (readonly [rank: number, tenths: number])[]
}

/** Pixels: the space above the whole, the height of the whole, and that with the ranks below it. */
const TOP = 18
const PLOT = 112
const HEIGHT = 150

/** How steeply the shares add up, on a logarithmic axis. The legend above has its figures too. */
export function RankCurve({ points, marks }: RankCurveProps) {
  const last = points.at(-1)?.rank ?? 1
  const place = (rank: number) => (100 * Math.log(rank)) / Math.log(last)
  const line = points.map(({ rank, share }) => `${place(rank)} ${100 - share * 100}`).join('L')
  return (
    <svg
      aria-hidden="true"
      width="100%"
      height={HEIGHT}
      direction="ltr"
      className={styles['curve']}
    >
      <text y={TOP - 6}>{messages.concentration.whole}</text>
      <line x2="100%" y1={TOP} y2={TOP} />
      <line x2="100%" y1={TOP + PLOT} y2={TOP + PLOT} />
      <text y={HEIGHT - 4}>{messages.concentration.rank}</text>
      {last > 1 && (
        <svg y={TOP} height={PLOT} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={`M0 100L${line}V100Z`} />
          <path d={`M${line}`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      {marks.map(([rank, tenths]) => {
        const x = `${place(rank)}%`
        const y = TOP + PLOT * (1 - Math.min(1, tenths / WHOLE))
        return (
          <g key={rank} textAnchor="end">
            <circle cx={x} cy={y} r="3" />
            {/* Below its point where the line of the whole is near. */}
            <text x={x} y={y < TOP + 20 ? y + 18 : y - 8}>
              {formatTenths(tenths)}
            </text>
            <text x={x} y={HEIGHT - 4} textAnchor={rank === last ? undefined : 'middle'}>
              {formatCount(rank)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
