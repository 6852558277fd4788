import type { Command } from './control'
import { checkFaults } from './fault-input'
import type { Scenario } from './scenarios'
import { deepestReorganisation, longestBranch } from './wishes'

type Check = (value: unknown) => string | undefined

const truth: Check = (value) => (typeof value === 'boolean' ? undefined : 'true or false')
const whole =
  (least: number, most: number): Check =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `a whole number from ${least} to ${most}`
const hex: Check = (value) =>
  typeof value === 'string' && /^(?:0x)?(?:[0-9a-f]{2})+$/i.test(value) ? undefined : 'hex'
const decimal: Check = (value) =>
  typeof value === 'string' && /^\d+$/.test(value) ? undefined : 'nanoMCM as decimal text'
const text: Check = (value) => (typeof value === 'string' ? undefined : 'a text')

const blocks = whole(1, 10_000)

const checks: Readonly<Record<string, Check>> = {
  reset: truth,
  faults(value) {
    if (value !== null) checkFaults(value)
    return undefined
  },
  simulate: whole(1, 10_000),
  pay: record({ to: text, amount: decimal }, { memo: text }),
  submit: hex,
  reorganise: record(
    {},
    {
      depth: whole(1, deepestReorganisation),
      length: whole(1, longestBranch),
      pseudo: truth,
      keepTransactions: truth,
    },
  ),
  mine: (value) =>
    typeof value === 'object' ? record({ blocks }, { pseudo: truth })(value) : blocks(value),
  advance: whole(1, 1_000_000),
  loadRichList: truth,
  scenario: (value) => (value === null || typeof value === 'string' ? undefined : scenario(value)),
}

/**
 * Reads a command sent as JSON.
 * @throws {RangeError} Naming what is wrong and what can be.
 */
export function readCommand(body: string): Command {
  const value = parse(body, 'A command')
  const problem = record({}, checks)(value)
  if (problem) throw new RangeError(`The command should be ${problem}`)
  return value as Command
}

/**
 * Checks a scenario that came from outside.
 * @throws {RangeError} Naming what is wrong and what can be.
 */
export function readScenario(body: string): Scenario {
  return checkScenario(parse(body, 'A scenario'))
}

/** @throws {RangeError} Naming what is wrong and what can be. */
export function checkScenario(value: unknown): Scenario {
  const problem = scenario(value)
  if (problem) throw new RangeError(`The scenario should be ${problem}`)
  return value as Scenario
}

function parse(body: string, what: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw new RangeError(`${what} is a JSON object`)
  }
}

/** An object with these fields and no others. */
function record(
  required: Readonly<Record<string, Check>>,
  optional: Readonly<Record<string, Check>>,
): Check {
  const all: Readonly<Record<string, Check>> = { ...required, ...optional }
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'an object'
    const fields = value as Record<string, unknown>
    const unknown = Object.keys(fields).find((name) => !Object.hasOwn(all, name))
    if (unknown) return `an object without ${unknown}; it can have ${Object.keys(all).join(', ')}`
    const missing = Object.keys(required).find((name) => fields[name] === undefined)
    if (missing) return `an object with ${missing}`
    for (const [name, given] of Object.entries(fields)) {
      const expected = all[name]?.(given)
      if (expected) return `an object whose ${name} is ${expected}; got ${JSON.stringify(given)}`
    }
    return undefined
  }
}

function scenario(value: unknown): string | undefined {
  const { scenario: _, ...stepChecks } = checks
  const seconds: Check = (after) =>
    typeof after === 'number' && after >= 0 && after <= 86_400 ? undefined : 'seconds'
  const step = record({ after: seconds }, stepChecks)
  const steps: Check = (list) => {
    if (!Array.isArray(list)) return 'a list of steps'
    return list.map((each: unknown) => step(each)).find((problem) => problem !== undefined)
  }
  return record({ name: text, about: text, steps }, { repeat: truth })(value)
}
