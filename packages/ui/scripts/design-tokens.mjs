// Converts the custom properties of src/tokens/tokens.css to the design tokens format of the W3C
// community group (https://www.designtokens.org/tr/2025.10/).

/** The conditions under which a color has a value of its own. */
const THEMES = [
  ['light', 0, false],
  ['dark', 1, false],
  ['light-more-contrast', 0, true],
  ['dark-more-contrast', 1, true],
]

const COLOR = /#[\da-f]{3,8}\b/gi
const TWO_SIDED = /light-dark\((#\w+),\s*(#\w+)\)/g

/**
 * Returns the design tokens of a style sheet: an object to be written as JSON. Throws if the sheet
 * has a property that the format can't express.
 *
 * @param {string} css
 */
export function designTokens(css) {
  const code = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  const [normal, ...conditions] = code.split(/(?=@media)/)
  const plain = new Map([...declarations(normal), ...conditions.flatMap(afterBlock)])
  const raised = new Map(block(conditions, 'prefers-contrast: more'))
  const reduced = block(conditions, 'prefers-reduced-motion: reduce')

  const groups = {
    $description: 'The design tokens of @mcm/ui. In CSS, each is a custom property: --mcm-…',
    color: themed('color', 'color', plain, raised, (value) => colorOf(value)),
    shadow: themed('shadow', 'shadow', plain, raised, shadowsOf),
  }
  for (const [name, value] of plain) {
    const [, group, token] = /^--mcm-(\w+)(?:-([\w-]+))?$/.exec(name) ?? []
    if (group === 'color' || group === 'shadow') continue
    if (token === undefined) groups[group] = typed(group, value)
    else (groups[group] ??= {})[token] = typed(group, value)
  }
  groups['reduced-motion'] = {
    $description: 'Durations for visitors who prefer reduced motion.',
    ...Object.fromEntries(
      reduced.map(([name, value]) => [name.replace('--mcm-motion-', ''), typed('motion', value)]),
    ),
  }
  return groups
}

/** @param {string} code @returns {[name: string, value: string][]} */
function declarations(code) {
  return [...code.matchAll(/(--mcm-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value.replaceAll(/\s+/g, ' ').trim(),
  ])
}

/** The declarations of one media query's block. */
function block(conditions, query) {
  const found = conditions.find((condition) => condition.startsWith(`@media (${query})`))
  return declarations(inside(found ?? ''))
}

/** What a media query's part of the file contains after its block has ended. */
function afterBlock(condition) {
  return declarations(condition.slice(inside(condition).length))
}

/** The part of a text up to the end of its first block. */
function inside(text) {
  let depth = 0
  for (const { 0: brace, index } of text.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth === 0) return text.slice(0, index)
  }
  return text
}

function themed(group, type, plain, raised, convert) {
  const names = [...plain.keys()].filter((name) => name.startsWith(`--mcm-${group}-`))
  return {
    $type: type,
    ...Object.fromEntries(
      THEMES.map(([theme, side, more]) => [
        theme,
        Object.fromEntries(
          names.map((name) => {
            const value = (more ? raised.get(name) : undefined) ?? plain.get(name)
            const oneSided = value.replaceAll(TWO_SIDED, (_, ...sides) => sides[side])
            return [name.replace(`--mcm-${group}-`, ''), { $value: convert(oneSided) }]
          }),
        ),
      ]),
    ),
  }
}

function colorOf(hex) {
  const channels = hex
    .slice(1)
    .match(/../g)
    .map((pair) => Number.parseInt(pair, 16) / 255)
  const [red, green, blue, alpha = 1] = channels.map((channel) => Number(channel.toFixed(4)))
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: hex.slice(0, 7) }
}

function shadowsOf(value) {
  return value.split(', ').map((shadow) => {
    const [offsetX, offsetY, blur] = shadow
      .replace(COLOR, '')
      .trim()
      .split(' ')
      .map((length) => ({ value: Number.parseFloat(length), unit: 'px' }))
    const [color] = shadow.match(COLOR)
    return { color: colorOf(color), offsetX, offsetY, blur, spread: { value: 0, unit: 'px' } }
  })
}

function typed(group, value) {
  const [, number, unit] = /^([\d.]+)(px|rem|ms|ch)?$/.exec(value) ?? []
  const bezier = /^cubic-bezier\(([^)]+)\)$/.exec(value)
  if (bezier) return { $type: 'cubicBezier', $value: bezier[1].split(', ').map(Number) }
  if (group === 'font') {
    const families = value.split(', ').map((family) => family.replaceAll("'", ''))
    return { $type: 'fontFamily', $value: families }
  }
  if (number === undefined) throw new Error(`No design token type fits ${value}`)
  if (unit === 'ms') return { $type: 'duration', $value: { value: Number(number), unit } }
  if (unit === 'ch') {
    // The format has no unit that depends on the font.
    return { $type: 'number', $value: Number(number), $description: 'Characters: ch in CSS.' }
  }
  if (unit !== undefined) return { $type: 'dimension', $value: { value: Number(number), unit } }
  return { $type: group === 'weight' ? 'fontWeight' : 'number', $value: Number(number) }
}
