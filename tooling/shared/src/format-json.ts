/** A piece of formatted JSON, and the kind of the piece. */
export interface JsonToken {
  text: string
  kind?: 'keyword' | 'string' | 'constant' | 'punctuation'
}

const PIECE = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[[\]{}:,]|\s+/g

/**
 * Formats JSON with line breaks and indentation. The function works on the text instead of parsing
 * it, so that numbers above 2⁵³ keep every digit.
 */
export function formatJson(text: string): JsonToken[] {
  const pieces = (text.match(PIECE) ?? []).filter((piece) => piece.trim() !== '')
  const tokens: JsonToken[] = []
  let depth = 0
  const line = () => tokens.push({ text: `\n${'  '.repeat(depth)}` })
  for (const [at, piece] of pieces.entries()) {
    const next = pieces[at + 1]
    if (piece === '{' || piece === '[') {
      tokens.push({ text: piece, kind: 'punctuation' })
      depth += 1
      if (next !== '}' && next !== ']') line()
    } else if (piece === '}' || piece === ']') {
      depth -= 1
      const previous = pieces[at - 1]
      if (previous !== '{' && previous !== '[') line()
      tokens.push({ text: piece, kind: 'punctuation' })
    } else if (piece === ',') {
      tokens.push({ text: ',', kind: 'punctuation' })
      line()
    } else if (piece === ':') {
      tokens.push({ text: ': ', kind: 'punctuation' })
    } else {
      const kind = !piece.startsWith('"') ? 'constant' : next === ':' ? 'keyword' : 'string'
      tokens.push({ text: piece, kind })
    }
  }
  return tokens
}
