const BLOCK = /^```(tsx?)\n([\s\S]*?)^```$/gm
const RESULT = /^(\s*)(?:const (\w+) = )?(.*\S)\s+\/\/ (=>|throws) (.+)$/

/**
 * @typedef {object} Sample
 * @property {string} heading The heading above the block.
 * @property {string} language `ts` or `tsx`.
 * @property {string} code
 * @property {number} promises Number of expected results.
 */

/**
 * Returns the ```ts and ```tsx blocks of a text as modules that check the expected results in their comments:
 *
 * - `expression // => value` and `const name = expression // => value` compare with the value;
 * - `expression // throws InvalidAddressError: The address is empty` compares name and message.
 *
 * @param {string} markdown
 * @returns {Sample[]}
 */
export function samplesOf(markdown) {
  return [...markdown.matchAll(BLOCK)].map((match) => {
    const above = markdown.slice(0, match.index).split('\n')
    const heading = above.findLast((line) => line.startsWith('#')) ?? ''
    let promises = 0
    const lines = (match[2] ?? '')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const promise = RESULT.exec(line)
        if (!promise) return line
        promises++
        return checked(promise)
      })
    const head = `import { deepStrictEqual as same, throws as fails } from 'node:assert/strict'`
    return {
      language: match[1] ?? 'ts',
      heading: heading.replace(/^#+ /, ''),
      code: [head, 'void [same, fails]', ...lines, ''].join('\n'),
      promises,
    }
  })
}

/** @param {RegExpExecArray} promise */
function checked([, indent = '', name = '', expression = '', kind = '', value = '']) {
  if (kind === 'throws') {
    const [error, ...message] = value.split(': ')
    const expected = JSON.stringify({ name: error, message: message.join(': ') })
    return `${indent}fails(() => ${expression}, ${expected})`
  }
  return name
    ? `${indent}const ${name} = ${expression}\n${indent}same(${name}, ${value})`
    : `${indent}same(${expression}, ${value})`
}
