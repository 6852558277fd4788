import { type ReactNode, useEffect, useRef } from 'react'
import styles from '../box/search.module.css'

interface FloatingPanelProps {
  close: () => void
  children: ReactNode
}

/**
 * The panel itself, below its search box. The arrow keys move through its links, and a search
 * opens the highlighted one.
 */
export function FloatingPanel({ close, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = panel.current?.parentElement
    if (!box) return
    const onKey = (event: KeyboardEvent) => {
      const input = box.querySelector('input')
      if (event.key === 'Escape') {
        input?.focus()
        return close()
      }
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step === undefined) return
      const stops = [input, ...(panel.current?.querySelectorAll<HTMLElement>('a') ?? [])]
      const at = stops.indexOf(document.activeElement as HTMLElement)
      event.preventDefault()
      stops[at + step]?.focus()
    }
    const onSubmit = (event: SubmitEvent) => {
      const highlighted = panel.current?.querySelector<HTMLElement>('[data-enter]')
      if (!highlighted) return
      event.preventDefault()
      event.stopPropagation()
      highlighted.click()
    }
    box.addEventListener('keydown', onKey)
    // Before the search box's own handler, which would search for the text.
    box.addEventListener('submit', onSubmit, true)
    return () => {
      box.removeEventListener('keydown', onKey)
      box.removeEventListener('submit', onSubmit, true)
    }
  }, [close])

  return (
    // A press must not take the focus: Safari gives it to no link, and the panel would go before the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={panel} className={styles['panel']} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  )
}
