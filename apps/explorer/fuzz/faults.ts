/**
 * Returns what is wrong with the current page: crashed, blank, markup injected by a response,
 * or text no visitor should see. Runs in the page, so it must be self-contained.
 */
export function faultsOf(): string[] {
  const faults: string[] = []
  const shown = [
    document.title,
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label], [title], [alt], input'), (one) =>
      ['aria-label', 'title', 'alt', 'value'].map((name) => one.getAttribute(name) ?? '').join(' '),
    ),
  ].join('\n')
  const found = /\b(?:NaN|undefined|Invalid Date)\b|\[object \w+\]/.exec(shown)
  if (found) {
    faults.push(`shows “${shown.slice(Math.max(0, found.index - 40), found.index + 40)}”`)
  }
  if (shown.includes('Unexpected Application Error!')) faults.push('crashed')
  if (!document.querySelector('h1')) faults.push('has no heading')
  if (document.querySelector('[data-hostile]')) faults.push('rendered markup from a response')
  if ('hostile' in globalThis) faults.push('ran a script from a response')
  return faults
}
