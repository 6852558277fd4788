import css from '../tokens/tokens.css?raw'
import { tokens } from '../tokens/tokens'
import { contrast, over, readThemes } from './contrast'
import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './foundations.module.css'

const themes = readThemes(css)

interface Shown {
  fill: string
  value: string
  ratio: string
}

function shownIn(theme: string, name: string): Shown | undefined {
  const colors = themes.get(theme)
  if (!colors) return undefined
  const { r, g, b, a } = colors(name)
  const hex = [r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')
  const paper = colors('paper')
  return {
    fill: `rgb(${r} ${g} ${b} / ${a})`,
    value: a === 1 ? `#${hex}` : `#${hex} ${Math.round(a * 100)} %`,
    ratio: contrast(over(colors(name), paper), paper).toFixed(1),
  }
}

function Swatch({ fill }: { fill: string | undefined }) {
  return (
    <svg width="20" height="16" aria-hidden="true">
      <rect
        x="0.5"
        y="0.5"
        width="19"
        height="15"
        rx="2"
        fill={fill}
        stroke="var(--mcm-color-rule-strong)"
      />
    </svg>
  )
}

function Swatched({ shown }: { shown: Shown | undefined }) {
  return (
    <td>
      <span className={styles['swatched']}>
        <Swatch fill={shown?.fill} />
        {shown?.value}
      </span>
    </td>
  )
}

function Row({ theme, name }: { theme: string; name: string }) {
  const plain = shownIn(theme, name)
  const raised = shownIn(`${theme}, more contrast`, name)
  return (
    <tr>
      <td>{name}</td>
      <Swatched shown={plain} />
      <td>{plain?.ratio}</td>
      <Swatched shown={raised} />
      <td>{raised?.ratio}</td>
    </tr>
  )
}

/**
 * Shows every color with its values and its contrast against the paper color, in the four
 * themes.
 */
export function Swatches() {
  return (
    <Unstyled>
      <div className={styles['sheets']}>
        {(['light', 'dark'] as const).map((theme) => (
          <div
            key={theme}
            data-theme={theme}
            className={styles['sheet']}
            role="region"
            aria-label={`Colors, ${theme}`}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable by keyboard
            tabIndex={0}
          >
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th>{theme}</th>
                  <th>value</th>
                  <th>on paper</th>
                  <th>more contrast</th>
                  <th>on paper</th>
                </tr>
              </thead>
              <tbody>
                {tokens.color.map((name) => (
                  <Row key={name} theme={theme} name={name} />
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

/** Shows the 4-pixel grid. */
export function Spaces() {
  return (
    <Unstyled>
      <div className={styles['sheet']}>
        {tokens.space.map((name) => (
          <div key={name} className={styles['space']}>
            <span>space-{name}</span>
            <svg width="80" height="12" aria-hidden="true">
              <rect width={Number(name) * 4} height="12" fill="var(--mcm-color-accent)" />
            </svg>
            <span>{Number(name) * 4} px</span>
          </div>
        ))}
      </div>
    </Unstyled>
  )
}
