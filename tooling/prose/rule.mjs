import { exceptions } from './exceptions.mjs'
import { words } from './words.mjs'

const SPACE = String.raw`\s{1,20}`

const patterns = words.map(({ avoid, use }) => ({
  pattern: new RegExp(String.raw`(?<![\w-])(?:${avoid.replaceAll(' ', SPACE)})(?![\w-])`, 'giu'),
  hint: (found) => `"${found}": use ${use}`,
}))

patterns.push(
  {
    pattern: /(?<=\p{L})!(?![\w=.([!])/gu,
    hint: () => 'no exclamation marks: end the sentence with a period',
  },
  {
    pattern: /(?<![\w-])(\p{L}+)\s+\1(?![\w-])/gu,
    hint: (found) => `"${found}": the word is repeated`,
  },
)

/** Reports the words to avoid in a piece of prose, except where the exceptions allow them. */
export function avoidWords({ RuleError, Syntax, getFilePath, getSource, locator, report }) {
  const allowed = exceptions.filter(({ file }) => getFilePath()?.endsWith(file))
  return {
    [Syntax.Str](node) {
      const text = getSource(node)
      const spans = allowed.flatMap((exception) => spansOf(text, exception.text))
      for (const { pattern, hint } of patterns) {
        for (const match of text.matchAll(pattern)) {
          const [start, end] = [match.index, match.index + match[0].length]
          if (spans.some(([from, to]) => from <= start && end <= to)) continue
          const found = match[0].replace(/\s+/g, ' ')
          report(node, new RuleError(hint(found), { padding: locator.range([start, end]) }))
        }
      }
    },
  }
}

function spansOf(text, part) {
  const spans = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    spans.push([at, at + part.length])
  }
  return spans
}
