import type { ReactNode } from 'react'

/** Shows text with `code`, **strong** and [links](/docs). */
export function Inline({ text }: { text: string }) {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- never reordered
    <Part key={index} text={part} />
  ))
}

function Part({ text }: { text: string }): ReactNode {
  if (text.startsWith('`'))
    return <code className={text.length <= 26 ? 'short' : undefined}>{text.slice(1, -1)}</code>
  if (text.startsWith('**')) return <strong>{text.slice(2, -2)}</strong>
  const link = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text)
  return link ? <a href={link[2]}>{link[1]}</a> : text
}
