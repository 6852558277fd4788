import styles from './spend-index-diagram.module.css'

/**
 * Shows a diagram of a wallet's states. The table that follows it on the page contains the same
 * information.
 */
export function SpendIndexDiagram() {
  return (
    <figure className={styles['figure']}>
      <svg
        className={styles['diagram']}
        viewBox="0 0 400 452"
        role="img"
        aria-labelledby="spend-index-diagram-title spend-index-diagram-description"
      >
        <title id="spend-index-diagram-title">States of a wallet</title>
        <desc id="spend-index-diagram-description">
          A wallet starts as Ready, with spend index n. To pay, it stores index n + 1 and the
          unsigned transaction and is Reserved. It then signs, stores the signed bytes and is
          Signed. It sends the same bytes until they are mined and is Ready again, with spend index
          n + 1. A reorg returns it to Signed. If the balance changes, a Reserved or Signed wallet
          is Stuck. A wallet restored from its seed is Unproven until ten blocks have passed without
          a payment and the user confirms.
        </desc>
        <defs>
          <marker
            id="spend-index-diagram-arrow"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth="8"
            markerHeight="8"
            orient="auto-start-reverse"
          >
            <path d="M0 0.5 7.5 4 0 7.5z" className={styles['head']} />
          </marker>
        </defs>

        <State x={2} y={2} name="Ready" text="index n; key n hasn’t signed" />
        <Arrow path="M112 52 V108" />
        <Label x={122} y={76} lines={['store n + 1 and', 'the unsigned bytes']} />

        <State x={2} y={110} name="Reserved" text="index n + 1; nothing sent yet" />
        <Arrow path="M112 160 V216" />
        <Label x={122} y={184} lines={['sign and store', 'the signed bytes']} />

        <State x={2} y={218} name="Signed" text="send the bytes until mined" />
        <Arrow path="M72 268 V398" />
        <Label x={82} y={330} lines={['mined']} />
        <Arrow path="M152 400 V270" />
        <Label x={162} y={330} lines={['reorg']} />

        <State x={2} y={400} name="Ready" text="index n + 1" />

        <State x={280} y={164} width={118} name="Stuck" text="don’t sign" kind="stuck" />
        <Arrow path="M222 135 H339 V162" />
        <Arrow path="M222 243 H339 V216" />
        <Label x={252} y={262} lines={['balance changed']} />

        <State x={280} y={400} width={118} name="Unproven" text="from seed only" kind="unproven" />
        <Arrow path="M280 425 H224" />
        <Label x={236} y={374} lines={['10 quiet blocks,', 'user confirms']} />
      </svg>
      <figcaption>
        Reserving and signing each end with one write to durable storage. After a crash, the wallet
        continues from the last stored state.
      </figcaption>
    </figure>
  )
}

interface StateProps {
  x: number
  y: number
  width?: number
  name: string
  text: string
  kind?: 'stuck' | 'unproven'
}

function State({ x, y, width = 220, name, text, kind }: StateProps) {
  return (
    <g className={kind && styles[kind]}>
      <rect x={x} y={y} width={width} height={50} rx={3} className={styles['state']} />
      <text x={x + 12} y={y + 21} className={styles['name']}>
        {name}
      </text>
      <text x={x + 12} y={y + 39} className={styles['text']}>
        {text}
      </text>
    </g>
  )
}

function Arrow({ path }: { path: string }) {
  return <path d={path} className={styles['arrow']} markerEnd="url(#spend-index-diagram-arrow)" />
}

function Label({ x, y, lines }: { x: number; y: number; lines: readonly string[] }) {
  return (
    <text className={styles['text']}>
      {lines.map((line, at) => (
        <tspan key={line} x={x} y={y + at * 15}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
