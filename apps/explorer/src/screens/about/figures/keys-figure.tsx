import { messages } from '../messages'
import styles from '../../../shared/line-figure/line-figure.module.css'
import { LineFigure } from '../../../shared/line-figure/line-figure'

const words = messages.figures.keys

/** A payment: a key pays everything it holds, to the recipient and to the next key of its address. */
export function KeysFigure() {
  return (
    <LineFigure title={words.title} text={words.text} height={132}>
      <text y={12}>{words.address}</text>
      <text x={288} y={12} textAnchor="end" className={styles['soft']}>
        {words.same}
      </text>
      <path d="M0 22H288M40 22V44M248 22V44" className={styles['accent']} />
      <Box x={0} y={44} text={words.key} isSpent />
      <Box x={208} y={44} text={words.nextKey} />
      <Box x={208} y={98} text={words.recipient} />
      <text y={94} className={styles['soft']}>
        {words.spends.map((line, at) => (
          <tspan key={line} x={0} dy={at * 16}>
            {line}
          </tspan>
        ))}
      </text>
      <path d="M80 60H204M199 56L204 60L199 64" />
      <path d="M104 60V106Q104 114 112 114H204M199 110L204 114L199 118" />
      <text x={156} y={52} textAnchor="middle">
        {words.change}
      </text>
      <text x={156} y={106} textAnchor="middle">
        {words.payment}
      </text>
    </LineFigure>
  )
}

function Box({ x, y, text, isSpent }: { x: number; y: number; text: string; isSpent?: boolean }) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={80}
        height={32}
        rx={4}
        {...(isSpent ? { className: styles['dashed'] } : {})}
      />
      <text x={x + 40} y={y + 20} textAnchor="middle">
        {text}
      </text>
    </>
  )
}
