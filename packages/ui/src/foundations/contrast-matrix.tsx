import { Unstyled } from '@storybook/addon-docs/blocks'
import { cx } from '../internal/cx'
import css from '../tokens/tokens.css?raw'
import { ratioIn, readThemes } from './contrast'
import { EDGES, GROUNDS, INVERTED, MIN_EDGE, MIN_TEXT, TEXTS, WASHES } from './pairs'
import styles from './contrast-matrix.module.css'

const themes = readThemes(css)

interface Ground {
  name: string
  /** The colors that lie on each other, the lowest first. */
  layers: readonly string[]
  texts: readonly string[]
  min: number
}

const grounds: readonly Ground[] = [
  ...GROUNDS.map((name) => ({ name, layers: [name], texts: TEXTS, min: MIN_TEXT })),
  ...WASHES.map(([name, texts]) => ({ name, layers: ['paper', name], texts, min: MIN_TEXT })),
]
const filled: readonly Ground[] = INVERTED.map(([text, name]) => ({
  name,
  layers: [name],
  texts: [text],
  min: MIN_TEXT,
}))
const edges: readonly Ground[] = GROUNDS.map((name) => ({
  name,
  layers: [name],
  texts: EDGES,
  min: MIN_EDGE,
}))

const grade = (ratio: number, min: number) =>
  ratio < min ? 'fails' : ratio >= 7 ? 'AAA' : min === MIN_EDGE ? 'passes' : 'AA'

/** A color token as SVG paints it, or as the cell's own theme resolves it. */
const fill = (name: string) => `var(--mcm-color-${name})`

function Sample({ ground, text }: { ground: Ground; text: string }) {
  const isEdge = ground.min === MIN_EDGE
  return (
    <svg width="44" height="24" aria-hidden="true">
      {ground.layers.map((layer) => (
        <rect key={layer} width="44" height="24" rx="2" fill={fill(layer)} />
      ))}
      {isEdge ? (
        <rect x="6" y="5" width="32" height="14" rx="3" fill="none" stroke={fill(text)} />
      ) : (
        <text x="22" y="17" textAnchor="middle" fill={fill(text)} className={styles['glyphs']}>
          Aa
        </text>
      )}
    </svg>
  )
}

function Matrix({ theme, title, rows }: { theme: string; title: string; rows: readonly Ground[] }) {
  const colors = themes.get(theme)
  const columns = [...new Set(rows.flatMap(({ texts }) => texts))]
  if (!colors) return null
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">on</th>
          {columns.map((text) => (
            <th key={text} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((ground) => (
          <tr key={ground.name}>
            <th scope="row">{ground.name}</th>
            {columns.map((text) => {
              if (!ground.texts.includes(text)) return <td key={text}>–</td>
              const ratio = ratioIn(colors, text, ...ground.layers)
              const result = grade(ratio, ground.min)
              return (
                <td key={text} className={cx(result === 'fails' && styles['fails'])}>
                  <Sample ground={ground} text={text} />
                  {ratio.toFixed(1)} <small>{result}</small>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/**
 * Shows every pair of colors that components use, with its contrast ratio computed from the
 * tokens. The samples have the colors of normal contrast unless the visitor prefers more.
 */
export function ContrastMatrix({
  theme,
  more = false,
}: {
  theme: 'light' | 'dark'
  more?: boolean
}) {
  const name = more ? `${theme}, more contrast` : theme
  return (
    <Unstyled>
      <div
        data-theme={theme}
        className={styles['sheet']}
        role="region"
        aria-label={`Contrast, ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
        tabIndex={0}
      >
        <Matrix theme={name} title={`Text, ${name}`} rows={grounds} />
        <div className={styles['smaller']}>
          <Matrix theme={name} title="Text on filled controls" rows={filled} />
          <Matrix theme={name} title="Edges and focus" rows={edges} />
        </div>
      </div>
    </Unstyled>
  )
}
