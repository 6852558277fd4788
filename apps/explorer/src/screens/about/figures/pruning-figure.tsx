import { messages } from '../messages'
import styles from '../../../shared/line-figure/line-figure.module.css'
import { LineFigure } from '../../../shared/line-figure/line-figure'

const words = messages.figures.pruning

const BASE = 76
/** The places of ordinary blocks in the drawing, and how much is left of those before the ledger. */
const blocks = [0, 14, 28, 70, 84, 98, 136, 150, 192, 206, 220, 234, 248, 262, 276]
const LEDGERS = [42, 164]
const opacityAt = (x: number) => (x < 164 ? 0.25 + (x / 164) * 0.5 : 1)

/** The end of the chain: a node needs the latest ledger and the blocks after it. */
export function PruningFigure() {
  return (
    <LineFigure title={words.title} text={words.text} height={116}>
      {blocks.map((x) => (
        <rect key={x} x={x} y={BASE - 16} width={10} height={16} opacity={opacityAt(x)} />
      ))}
      <path d="M116 68h.01M122 68h.01M128 68h.01" strokeLinecap="round" opacity={0.6} />
      {LEDGERS.map((x) => (
        <g key={x} opacity={opacityAt(x)}>
          <rect x={x} y={BASE - 44} width={24} height={44} className={styles['wash']} />
          <rect x={x} y={BASE - 44} width={24} height={44} className={styles['accent']} />
          <path
            d={[0, 1, 2, 3].map((row) => `M${x + 5} ${BASE - 34 + row * 8}h14`).join('')}
            className={styles['accent']}
          />
        </g>
      ))}
      <path d="M176 18V28" />
      <text x={176} y={12} textAnchor="middle">
        {words.ledger}
      </text>
      <text x={115} y={46} textAnchor="middle" className={styles['soft']}>
        {words.every}
      </text>
      <path d="M0 90H158" className={styles['faint']} />
      <path d="M164 90H286" className={styles['accent']} />
      <text x={0} y={108} className={styles['soft']}>
        {words.pruned}
      </text>
      <text x={164} y={108}>
        {words.needed}
      </text>
    </LineFigure>
  )
}
