import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { breachesOfMarkup, breachesOfStyles, type Breach } from './looks'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const tokenSheet = readFileSync(join(root, 'packages/ui/src/tokens/tokens.css'), 'utf8')
const tokens = new Set(
  [...tokenSheet.matchAll(/^\s*(--mcm-[\w-]+):/gm)].map((match) => match[1] ?? ''),
)

const filesOf = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/\.(?:test|stories)\./.test(file))
    .map((file) => join(root, folder, file))

const report = (file: string, breaches: Breach[]) =>
  breaches.map(({ line, text, why }) => `${relative(root, file)}:${line} ${why}: ${text}`)

describe.each(['apps/explorer/src', 'apps/docs/src'])(
  '%s uses only the tokens for its look',
  (folder) => {
    it('in stylesheets', () => {
      const sheets = filesOf(folder, /\.css$/)
      expect(sheets.length).toBeGreaterThan(0)
      const found = sheets.flatMap((file) =>
        report(file, breachesOfStyles(readFileSync(file, 'utf8'), tokens)),
      )
      expect(found).toEqual([])
    })
    it('in components', () => {
      const components = filesOf(folder, /\.tsx$/)
      expect(components.length).toBeGreaterThan(0)
      const found = components.flatMap((file) =>
        report(file, breachesOfMarkup(readFileSync(file, 'utf8'))),
      )
      expect(found).toEqual([])
    })
  },
)

describe('the check itself', () => {
  const whys = (css: string) =>
    breachesOfStyles(css, new Set(['--mcm-color-ink'])).map(({ why }) => why)

  it.each([
    ['.a {\n  color: #15181d;\n}', 'a raw color'],
    ['.a {\n  border: 1px solid rgb(0 0 0 / 10%);\n}', 'a raw color'],
    ['.a {\n  background: white;\n}', 'a raw color'],
    ['.a {\n  font-size: 14px;\n}', 'a raw type size'],
    ['.a {\n  font-family: Arial;\n}', 'a raw typeface'],
    ['.a {\n  font: 12px/1 monospace;\n}', 'a raw type setting'],
    ['.a {\n  color: var(--mcm-color-inc);\n}', '--mcm-color-inc isn’t a token'],
  ])('finds %j', (css, why) => {
    expect(whys(css)).toEqual([why])
  })
  it('allows tokens, inheritance, print and comments', () => {
    expect(
      whys(
        '.a {\n  /* #fff */\n  color: var(--mcm-color-ink);\n  font-size: inherit;\n  white-space: pre;\n}\n@media print {\n  .a {\n    font-size: 10.5pt;\n  }\n}',
      ),
    ).toEqual([])
  })
  it('finds inline styles', () => {
    expect(breachesOfMarkup('<p style={{ color }} />').map(({ why }) => why)).toEqual([
      'an inline style',
    ])
    expect(breachesOfMarkup('<path fill="#fff" />')).toHaveLength(1)
    expect(breachesOfMarkup('<p className={styles.a} />')).toEqual([])
  })
})
