import type { ReactNode } from 'react'
import { Code } from './code'

/** Shows text with `code`, **strong** and [links](/docs). */
export function Inline({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- never reordered
    <Part key={index} text={part} />
  ))
}

function Part({ text }: { text: string }): ReactNode {
  if (text.startsWith('`')) return <Code>{text.slice(1, -1)}</Code>
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text)
  return link ? <a href={link[2]}>{link[1]}</a> : text
}
