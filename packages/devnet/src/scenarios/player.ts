import type { Command } from '../control'
import type { Scenario } from './scenario'

/** Lets a scenario happen, step after step. */
export interface Player {
  /** The name of what is being played. */
  readonly playing: string | null
  /** @throws What a step throws that happens at once; the scenario is over then. */
  play(scenario: Scenario): void
  /** What was changed so far stays. */
  stop(): void
}

/**
 * @param run Does what a step says.
 * @param log Is told why a later step failed, when nobody waits for its error any more.
 */
export function createPlayer(run: (command: Command) => void, log: (line: string) => void): Player {
  let playing: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (scenario: Scenario, index: number, late: boolean): void => {
    const step = scenario.steps[index]
    if (!step) {
      const endless = scenario.repeat && scenario.steps.some(({ after }) => after > 0)
      if (endless) schedule(scenario, 0, late)
      else playing = null
      return
    }
    const { after, ...command } = step
    const happen = (late: boolean): void => {
      try {
        run(command)
      } catch (error) {
        if (!late) throw error
        const why = error instanceof Error ? error.message : String(error)
        log(`Scenario ${scenario.name}, step ${index + 1}: ${why}`)
      }
      schedule(scenario, index + 1, late)
    }
    if (after <= 0) {
      happen(late)
      return
    }
    timer = setTimeout(() => happen(true), after * 1000)
    if (typeof timer === 'object') timer.unref()
  }

  const stop = (): void => {
    clearTimeout(timer)
    playing = null
  }

  return {
    get playing() {
      return playing
    },
    play(scenario) {
      stop()
      playing = scenario.name
      try {
        schedule(scenario, 0, false)
      } catch (error) {
        stop()
        throw error
      }
    },
    stop,
  }
}
