interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node?: Node }[]
}

/**
 * Records layout shifts in the page from now on.
 *
 * @returns a function that asserts a total under 0.02 and reports each shift.
 */
export function watchShifts(): () => void {
  let total = 0
  const where: string[] = []
  const add = (entries: PerformanceEntry[]) => {
    for (const shift of entries as LayoutShift[]) {
      if (shift.hadRecentInput) continue
      total += shift.value
      for (const { node } of shift.sources) {
        const text = node instanceof Element ? node.outerHTML : (node?.textContent ?? '')
        where.push(`${shift.value.toFixed(4)} ${text.slice(0, 120)}`)
      }
    }
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: 'layout-shift' })
  return () => {
    add(observer.takeRecords())
    observer.disconnect()
    if (total >= 0.02) throw new Error(`The page moved:\n${where.join('\n')}`)
  }
}
