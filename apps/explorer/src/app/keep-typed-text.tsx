import { useLayoutEffect, useState } from 'react'

interface KeepTypedTextProps {
  /** The element whose prerendered content the app replaces. */
  root: Element
}

/**
 * Copies the text that a visitor typed into the prerendered search field, and the focus, to the
 * app's field. Must be rendered last, because the prerendered field leaves the page on the commit.
 */
export function KeepTypedText({ root }: KeepTypedTextProps) {
  const [restore] = useState(() => readTypedText(root))
  useLayoutEffect(restore, [restore])
  return null
}

function readTypedText(root: Element): () => void {
  const typed = root.querySelector('input')
  const focused = typed !== null && typed === document.activeElement
  return () => {
    const own = root.querySelector('input')
    if (!own || !typed || own === typed) return
    own.value ||= typed.value
    if (focused) own.focus()
  }
}
