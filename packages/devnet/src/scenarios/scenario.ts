import type { Command } from '../control'

/** Something that happens to a devnet, told as data: it can be written to a file and sent over HTTP. */
export interface Scenario {
  readonly name: string
  /** One sentence: what one sees. */
  readonly about: string
  readonly steps: readonly ScenarioStep[]
  /** Whether it begins again after its last step. */
  readonly repeat?: boolean
}

export interface ScenarioStep extends Omit<Command, 'scenario'> {
  /** Seconds after the step before, by the wall's clock. */
  readonly after: number
}
