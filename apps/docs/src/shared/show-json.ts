import { formatJson } from '@mcm/shared/format-json'
import { foldHex } from './fold-hex'

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
