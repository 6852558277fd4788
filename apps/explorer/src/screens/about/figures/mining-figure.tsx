import { messages } from '../messages'
import styles from '../../../shared/line-figure/line-figure.module.css'
import { LineFigure } from '../../../shared/line-figure/line-figure'

const words = messages.figures.mining

/** The ends of the steps in seconds: harder, as before, and easier until there is no solution. */
const FAST = 69
const SLOW = 138
const NONE = 238

/** The line of no change, which the difficulty rises above or falls below, and the time below it. */
const ZERO = 50
const BIT = 36
const UP = ZERO - BIT
const DOWN = ZERO + BIT
const AXIS = DOWN + 14
const x = (seconds: number) => (seconds * 264) / NONE

const steps = `M0 ${UP}H${x(FAST)}V${ZERO}H${x(SLOW)}V${DOWN}H${x(NONE)}`

/** How the time that a block took changes the difficulty of the next one. */
export function MiningFigure() {
  return (
    <LineFigure title={words.title} text={words.text} height={AXIS + 40}>
      <path d={`${steps}V${ZERO}H0Z`} className={styles['wash']} />
      {[FAST, SLOW, NONE].map((seconds) => (
        <g key={seconds}>
          <path d={`M${x(seconds)} ${ZERO}V${AXIS + 6}`} className={styles['faint']} />
          <text x={x(seconds)} y={AXIS + 21} textAnchor="middle" className={styles['mono']}>
            {words.seconds(seconds)}
          </text>
        </g>
      ))}
      <text x={0} y={AXIS + 21} className={styles['mono']}>
        0
      </text>
      <path d={`M0 ${ZERO}H${x(NONE)}`} className={styles['faint']} />
      <path d={`M0 ${AXIS}H${x(NONE)}`} />
      <path d={steps} className={styles['accent']} />
      <text x={8} y={ZERO - 13} className={styles['mono']}>
        {words.up}
      </text>
      <text x={x(FAST) + 8} y={ZERO - 8}>
        {words.same}
      </text>
      <text x={x(SLOW) + 8} y={ZERO + 23} className={styles['mono']}>
        {words.down}
      </text>
      <rect x={x(NONE) - 7} y={AXIS - 7} width={14} height={14} className={styles['dashed']} />
      <text x={288} y={AXIS + 37} textAnchor="end" className={styles['soft']}>
        {words.pseudo}
      </text>
    </LineFigure>
  )
}
