import type { Scenario, ScenarioStep } from '../command'
import { inSlices } from '../slices'

type Work = Generator<void, void>

/** A player that runs a scenario step by step. */
export interface Player {
  /** The name of the current scenario, or `null` if none is running. */
  readonly playing: string | null
  /**
   * Starts a scenario and ends the current one.
   * @throws The error of an immediate step, which ends the scenario.
   */
  play(scenario: Scenario): Work
  /** Ends the current scenario without undoing its changes. */
  stop(): void
}

/**
 * @param performStep Performs a step.
 * @param log Called if a step after the first fails, because no caller can receive its error.
 */
export function createPlayer(
  performStep: (step: Omit<ScenarioStep, 'after'>) => Work,
  log: (line: string) => void,
): Player {
  let current: Scenario | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Returns the index of the next step, or undefined after the last one. */
  const next = ({ steps, repeat }: Scenario, index: number): number | undefined => {
    if (index + 1 < steps.length) return index + 1
    return repeat && steps.some(({ after }) => after > 0) ? 0 : undefined
  }

  const wait = (scenario: Scenario, index: number, seconds: number): void => {
    timer = setTimeout(() => void playLater(scenario, index), seconds * 1000)
    // In Node, a chain that isn't being served must not keep the process alive.
    if (typeof timer === 'object') timer.unref()
  }

  /**
   * Returns the index of the step to perform now, or undefined while waiting or after the last
   * step.
   */
  const proceed = (scenario: Scenario, index: number | undefined): number | undefined => {
    if (current !== scenario) return undefined
    const step = index === undefined ? undefined : scenario.steps[index]
    if (index === undefined || !step) {
      current = null
      return undefined
    }
    if (step.after <= 0) return index
    wait(scenario, index, step.after)
    return undefined
  }

  const perform = ({ steps }: Scenario, index: number): Work => {
    const { after: _, ...step }: ScenarioStep = steps[index] ?? { after: 0 }
    return performStep(step)
  }

  /** Performs a step that is due and all steps that follow it immediately. */
  const playLater = async (scenario: Scenario, first: number): Promise<void> => {
    let index: number | undefined = first
    while (index !== undefined) {
      try {
        await inSlices(perform(scenario, index))
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error)
        log(`Scenario ${scenario.name}, step ${index + 1}: ${why}`)
      }
      index = proceed(scenario, next(scenario, index))
    }
  }

  const stop = (): void => {
    clearTimeout(timer)
    current = null
  }

  return {
    get playing() {
      return current?.name ?? null
    },
    *play(given) {
      stop()
      // Copy the scenario, so that a restart of the same scenario is a different object.
      const scenario = { ...given }
      current = scenario
      try {
        let index = proceed(scenario, 0)
        while (index !== undefined) {
          yield* perform(scenario, index)
          index = proceed(scenario, next(scenario, index))
        }
      } catch (error) {
        if (current === scenario) stop()
        throw error
      }
    },
    stop,
  }
}
