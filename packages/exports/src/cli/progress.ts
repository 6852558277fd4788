/** Standard error, which may be a terminal. */
export interface Terminal {
  write: (text: string) => unknown
  isTTY?: boolean | undefined
  columns?: number | undefined
}

/** The progress display of a download. */
export interface Progress {
  update: (done: number, total: number) => void
  /** Clears the progress bar, so that a line can be written. */
  clear: () => void
}

const BAR_WIDTH = 24
const REDRAW_MS = 100
const CLEAR_LINE = '\r\u001b[K'

/**
 * Creates a progress bar. If standard error isn't a terminal, the bar draws nothing.
 *
 * @param showRate Whether to show how many items are done per second.
 */
export function createProgress(
  unit: string,
  terminal: Terminal,
  quiet: boolean,
  showRate = false,
): Progress {
  if (quiet || !terminal.isTTY) return { update() {}, clear() {} }
  let began: { at: number; done: number } | undefined
  let drawn = 0
  return {
    update(done, total) {
      const now = Date.now()
      began ??= { at: now, done }
      if (now - drawn < REDRAW_MS && done < total) return
      drawn = now
      const perItem = done > began.done ? (now - began.at) / (done - began.done) : undefined
      const left = perItem === undefined ? undefined : perItem * (total - done)
      const rate = showRate && perItem ? 1_000 / perItem : undefined
      const line = bar(done, total, unit, left, rate)
      // Some terminals report a width of 0.
      terminal.write(CLEAR_LINE + line.slice(0, (terminal.columns || 80) - 1))
    },
    clear() {
      if (drawn > 0) terminal.write(CLEAR_LINE)
      drawn = 0
    },
  }
}

/** Returns `████████░░░░░░░░░░░░░░░░ 33 % · 4,100 of 12,500 accounts · 0:42 left`. */
export function bar(
  done: number,
  total: number,
  unit: string,
  left?: number,
  rate?: number,
): string {
  const share = total > 0 ? Math.min(done / total, 1) : 1
  const full = Math.floor(share * BAR_WIDTH)
  const remaining = left === undefined || done >= total ? '' : ` · ${clock(left)} left`
  const speed =
    rate === undefined ? '' : ` · ${rate < 10 ? rate.toFixed(1) : count(Math.round(rate))}/s`
  return `${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${Math.floor(share * 100)} % · ${count(done)} of ${count(total)} ${unit}${speed}${remaining}`
}

/** Formats milliseconds as minutes and seconds, and as hours if needed. */
function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

/** Formats a number with separators, such as `12,500`. */
export function count(value: number): string {
  return value.toLocaleString('en-US')
}
