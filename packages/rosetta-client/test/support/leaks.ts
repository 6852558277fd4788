import { setTimeout as wait } from 'node:timers/promises'

/** Returns the timers that keep the process alive. */
function timers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length
}

/** Detects what a test leaves behind: unhandled rejections and running timers. */
export function watchForLeaks(): { found: () => Promise<string[]> } {
  const before = timers()
  const unhandled: string[] = []
  const note = (reason: unknown): void => {
    unhandled.push(`unhandled rejection: ${String(reason)}`)
  }
  process.on('unhandledRejection', note)
  return {
    async found() {
      // Rejections are reported after microtasks, and connections need time to close.
      for (let tries = 0; tries < 20 && timers() > before; tries++) await wait(10)
      await wait(1)
      process.off('unhandledRejection', note)
      const left = timers() - before
      return left > 0 ? [...unhandled, `${left} timers`] : unhandled
    },
  }
}
