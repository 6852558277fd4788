import { messages } from '../messages'
import styles from '../../../shared/line-figure/line-figure.module.css'
import { LineFigure } from '../../../shared/line-figure/line-figure'

const words = messages.figures.mining

/** The end of the steps in seconds: easier to beat, as before, and no solution. */
const FAST = 69
const SLOW = 138
const NONE = 238

const AXIS = 112
const TREADS = { up: 24, same: 56, down: 88 }
const steps = [
  [FAST, TREADS.same],
  [SLOW, TREADS.down],
  [NONE, TREADS.down],
] as const
const x = (seconds: number) => (seconds * 264) / NONE

const stairs = `M0 ${TREADS.up}H${x(FAST)}V${TREADS.same}H${x(SLOW)}V${TREADS.down}H${x(NONE)}`

/** How the time that a block took changes the difficulty of the next one. */
export function MiningFigure() {
  return (
    <LineFigure title={words.title} text={words.text} height={152}>
      <path d={`${stairs}V${AXIS}H0Z`} className={styles['wash']} />
      {steps.map(([seconds, tread]) => (
        <g key={seconds}>
          <path d={`M${x(seconds)} ${tread}V${AXIS + 6}`} className={styles['faint']} />
          <text x={x(seconds)} y={AXIS + 21} textAnchor="middle" className={styles['mono']}>
            {words.seconds(seconds)}
          </text>
        </g>
      ))}
      <text x={0} y={AXIS + 21} className={styles['mono']}>
        0
      </text>
      <path d={`M0 ${AXIS}H${x(NONE)}`} />
      <path d={stairs} className={styles['accent']} />
      <text x={0} y={TREADS.up - 8} className={styles['mono']}>
        {words.up}
      </text>
      <text x={x(FAST) + 8} y={TREADS.same - 8}>
        {words.same}
      </text>
      <text x={x(SLOW) + 8} y={TREADS.down - 8} className={styles['mono']}>
        {words.down}
      </text>
      <rect x={x(NONE) - 7} y={AXIS - 7} width={14} height={14} className={styles['dashed']} />
      <text x={288} y={AXIS + 37} textAnchor="end" className={styles['soft']}>
        {words.pseudo}
      </text>
    </LineFigure>
  )
}
