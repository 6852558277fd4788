import css from '../tokens/tokens.css?raw'
import { tokens } from '../tokens/tokens'
import { contrast, over, readThemes } from './contrast'
import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './foundations.module.css'

const themes = readThemes(css)

const hexOf = (theme: string, name: string) => {
  const { r, g, b, a } = themes.get(theme)?.(name) ?? { r: 0, g: 0, b: 0, a: 1 }
  const hex = [r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')
  return a === 1 ? `#${hex}` : `#${hex} at ${Math.round(a * 100)} %`
}

const ratioOf = (theme: string, name: string) => {
  const colours = themes.get(theme)
  if (!colours) return 0
  return contrast(over(colours(name), colours('paper')), colours('paper'))
}

/** Every colour with its values and its contrast to the paper, in both themes. */
export function Swatches() {
  return (
    <Unstyled>
      <div className={styles['sheets']}>
        {(['light', 'dark'] as const).map((theme) => (
          <div key={theme} data-theme={theme} className={styles['sheet']}>
            <table className={styles['table']}>
              <thead>
                <tr>
                  <th>{theme}</th>
                  <th>value</th>
                  <th>on paper</th>
                </tr>
              </thead>
              <tbody>
                {tokens.color.map((name) => (
                  <tr key={name}>
                    <td>
                      <svg width="28" height="16" aria-hidden="true">
                        <rect
                          x="0.5"
                          y="0.5"
                          width="27"
                          height="15"
                          rx="2"
                          fill={`var(--mcm-color-${name})`}
                          stroke="var(--mcm-color-rule-strong)"
                        />
                      </svg>
                      {name}
                    </td>
                    <td>{hexOf(theme, name)}</td>
                    <td>{ratioOf(theme, name).toFixed(1)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </Unstyled>
  )
}

/** The 4-pixel grid, drawn. */
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
