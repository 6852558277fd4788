import { checkTitles, type CheckId, type ComparedCheck, type Outcome } from '../check'
import type { BlockReport } from '../verify-block'

/** Counter of check results. */
export class Tally {
  blocks = 0
  readonly counts: Record<Outcome, number> = { verified: 0, failed: 0, 'not-checkable': 0 }
  private readonly byCheck = new Map<CheckId, Record<Outcome, number>>()

  add({ checks }: BlockReport): void {
    this.blocks++
    for (const { id, outcome } of checks) {
      const row = this.byCheck.get(id) ?? { verified: 0, failed: 0, 'not-checkable': 0 }
      row[outcome]++
      this.byCheck.set(id, row)
      this.counts[outcome]++
    }
  }

  /** Returns a table with the number of outcomes of each check. */
  table(): string {
    const headings = ['verified', 'failed', 'not checkable'] as const
    const width = Math.max(...Object.values(checkTitles).map((title) => title.length))
    const line = (title: string, cells: readonly (string | number)[]) =>
      [title.padEnd(width), ...cells.map((cell, i) => String(cell).padStart(columns[i] ?? 0))]
        .join('  ')
        .trimEnd()
    const columns = headings.map((heading) => heading.length)
    const rows = [...this.byCheck].map(([id, row]) =>
      line(checkTitles[id], [row.verified, row.failed, row['not-checkable']]),
    )
    return `${[line('', headings), ...rows].join('\n')}\n`
  }

  /** Returns a one-sentence summary. */
  summary(): string {
    const { verified, failed } = this.counts
    const blocks = plural(this.blocks, 'block', 'blocks')
    return failed === 0
      ? `${blocks}: all ${plural(verified, 'possible check', 'possible checks')} passed.\n`
      : `${blocks}: ${plural(failed, 'check', 'checks')} failed, ${verified} passed.\n`
  }
}

/** Describes a block's failed checks. Returns an empty string if none failed. */
export function failuresText({ checks }: BlockReport): string {
  return checks
    .filter((check): check is ComparedCheck => check.outcome === 'failed')
    .map(
      ({ id, subject, expected, actual, reason }) =>
        `FAILED  ${subject}: ${checkTitles[id]}\n        ${reason}\n` +
        `        expected  ${oneLine(expected)}\n        actual    ${oneLine(actual)}\n`,
    )
    .join('')
}

/** Escapes control characters in text from a response so that they can't affect the terminal. */
function oneLine(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

function plural(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
