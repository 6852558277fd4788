import { setTimeout as wait } from 'node:timers/promises'

/** Timers that keep the process alive. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
}

/** Notes what a test leaves behind: promises that nobody caught, timers that nobody cleared. */
export function watchForLeaks(): { found: () => Promise<string[]> } {
  const before = timers()
  const unhandled: string[] = []
  const note = (reason: unknown): void => {
    unhandled.push(`unhandled rejection: ${String(reason)}`)
  }
  process.on('unhandledRejection', note)
  return {
    async found() {
      // Rejections are reported after the microtasks; connections take a moment to close.
      for (let tries = 0; tries < 20 && timers() > before; tries++) await wait(10)
      await wait(1)
      process.off('unhandledRejection', note)
      const left = timers() - before
      return left > 0 ? [...unhandled, `${left} timers`] : unhandled
    },
  }
}
