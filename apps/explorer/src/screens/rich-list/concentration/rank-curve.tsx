import { formatCount } from '@mcm/ui/amount'
import { formatTenths, formatWhole } from '../accounts/share'
import { messages } from '../messages'
import styles from '../rich-list.module.css'
import { WHOLE } from './concentration'
import type { CurvePoint } from './curve'

type Mark = readonly [rank: number, tenths: number]

interface RankCurveProps {
  points: readonly CurvePoint[]
  /** The ranks with a label, and the share of each and all richer ones in tenths of a percent. */
  marks: readonly Mark[]
}

const words = messages.concentration

/** Pixels: the space above the whole, the height of the whole, and that with the ranks below it. */
const TOP = 42
const PLOT = 112
const HEIGHT = 174

/** How steeply the shares add up, on a logarithmic axis. */
export function RankCurve({ points, marks }: RankCurveProps) {
  const last = points.at(-1)?.rank ?? 1
  const place = (rank: number) => (100 * Math.log(rank)) / Math.log(last)
  const line = points.map(({ rank, share }) => `${place(rank)} ${100 - share * 100}`).join('L')
  return (
    <svg
      role="img"
      aria-label={`${words.curve}. ${words.held(marks.map(formatMark))}`}
      width="100%"
      height={HEIGHT}
      direction="ltr"
      className={styles['curve']}
    >
      <text y="12" className={styles['title']}>
        {words.curve}
      </text>
      <text y={TOP - 6}>{formatWhole(1)}</text>
      <line x2="100%" y1={TOP} y2={TOP} />
      <line x2="100%" y1={TOP + PLOT} y2={TOP + PLOT} />
      <text y={HEIGHT - 4}>{words.rank}</text>
      {last > 1 && (
        <svg y={TOP} height={PLOT} viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={`M0 100L${line}V100Z`} />
          <path d={`M${line}`} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <text y={TOP + PLOT - 6}>{formatWhole(0)}</text>
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

function formatMark([rank, tenths]: Mark): readonly [string, string] {
  return [formatCount(rank), formatTenths(tenths)]
}
