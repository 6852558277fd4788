import { Count } from '@mcm/ui/amount'
import { Link } from '@mcm/ui/link'
import { Text } from '@mcm/ui/text'
import { paths } from '../../config/paths'
import { NEOGENESIS_INTERVAL } from '../../data/block-facts'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { LineFigure, WIDTH } from '../../shared/line-figure/line-figure'
import line from '../../shared/line-figure/line-figure.module.css'
import styles from './block.module.css'
import { messages } from './messages'

const { ledgers: words } = messages.neogenesis

const LEDGER_WIDTH = 24
const MIDDLE = (WIDTH - LEDGER_WIDTH) / 2
const END = WIDTH - LEDGER_WIDTH
const BASE = 46

/** The ledger of the block between the ones before and after it, and how far the chain is to the next. */
export function LedgerCycle({ height }: { height: number }) {
  const tip = useTipHeight()
  const before = height - NEOGENESIS_INTERVAL
  const after = height + NEOGENESIS_INTERVAL
  const left = Math.max(after - (tip ?? height), 0)
  const done = tip === undefined ? 0 : 1 - left / NEOGENESIS_INTERVAL
  const start = MIDDLE + LEDGER_WIDTH
  return (
    <div className={styles['ledgers']}>
      <LineFigure
        title={words.title}
        text={left === 0 ? words.passed(after) : words.left(left)}
        height={BASE + 1}
      >
        <path d={`M${LEDGER_WIDTH} ${BASE}H${MIDDLE}`} className={line['accent']} />
        <path d={`M${start} ${BASE}H${END}`} className={line['faint']} />
        <path d={`M${start} ${BASE}H${start + done * (END - start)}`} className={line['accent']} />
        <Ledger x={0} />
        <Ledger x={MIDDLE} isThis />
        <Ledger x={END} isAhead={left > 0} />
      </LineFigure>
      <div className={styles['heights']}>
        {before >= 0 ? (
          <Link href={paths.block.href(before)}>
            <Count value={before} />
          </Link>
        ) : (
          <span />
        )}
        <span>
          <Count value={height} />
          <Text as="div" tone="soft">
            {words.own}
          </Text>
        </span>
        {left === 0 ? (
          <Link href={paths.block.href(after)}>
            <Count value={after} />
          </Link>
        ) : (
          <span>
            <Text tone="soft">
              <Count value={after} />
            </Text>
            <Text as="div" tone="soft">
              {words.left(left)}
            </Text>
          </span>
        )}
      </div>
    </div>
  )
}

interface LedgerProps {
  x: number
  /** Whether it is the page's own block. */
  isThis?: boolean
  /** Whether the chain hasn’t reached it. */
  isAhead?: boolean
}

function Ledger({ x, isThis, isAhead }: LedgerProps) {
  const box = { x, y: BASE - 44, width: LEDGER_WIDTH, height: 44 }
  if (isAhead) return <rect {...box} className={line['dashed']} />
  return (
    <>
      {isThis && <rect {...box} className={line['wash']} />}
      <rect {...box} className={line['accent']} />
      <path
        d={[0, 1, 2, 3].map((row) => `M${x + 5} ${BASE - 34 + row * 8}h14`).join('')}
        className={line['accent']}
      />
    </>
  )
}
