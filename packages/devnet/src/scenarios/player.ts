import type { Command } from '../control'
import type { Scenario } from './scenario'

/** Lets a scenario happen, step after step. */
export interface Player {
  /** The name of what is being played. */
  readonly playing: string | null
  play(scenario: Scenario): void
  /** What was changed so far stays. */
  stop(): void
}

/** @param run Does what a step says. */
export function createPlayer(run: (command: Command) => void): Player {
  let playing: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const schedule = (scenario: Scenario, index: number): void => {
    const step = scenario.steps[index]
    if (!step) {
      const endless = scenario.repeat && scenario.steps.some(({ after }) => after > 0)
      if (endless) schedule(scenario, 0)
      else playing = null
      return
    }
    const { after, ...command } = step
    const happen = (): void => {
      run(command)
      schedule(scenario, index + 1)
    }
    if (after <= 0) {
      happen()
      return
    }
    timer = setTimeout(happen, after * 1000)
    if (typeof timer === 'object') timer.unref()
  }

  return {
    get playing() {
      return playing
    },
    play(scenario) {
      clearTimeout(timer)
      playing = scenario.name
      schedule(scenario, 0)
    },
    stop() {
      clearTimeout(timer)
      playing = null
    },
  }
}
