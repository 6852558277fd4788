import { foldHex } from './fold-hex'

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

/** Shows formatted, highlighted JSON in an element. Text that isn't JSON is shown unchanged. */
export function showJson(element: HTMLElement, text: string): void {
  if (!isJson(text)) {
    element.textContent = text
    return
  }
  element.replaceChildren(
    ...formatJson(text).map(({ text: piece, kind }) => {
      if (!kind) return piece
      const span = document.createElement('span')
      span.className = `tok-${kind}`
      span.append(...fold(piece))
      return span
    }),
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function fold(piece: string): (string | HTMLElement)[] {
  const folded = foldHex(piece)
  if (!folded) return [piece]
  const middle = document.createElement('span')
  middle.className = 'fold'
  middle.textContent = folded.middle
  return [folded.start, middle, folded.end]
}
