import { errorTable } from './errors'
import { lies, type Faults } from './faults'
import { routes } from './routes'

type Check = (value: unknown) => string | undefined

const share: Check = (value) =>
  typeof value === 'number' && value >= 0 && value <= 1 ? undefined : 'a number from 0 to 1'
const truth: Check = (value) => (typeof value === 'boolean' ? undefined : 'true or false')
const text: Check = (value) => (typeof value === 'string' && value !== '' ? undefined : 'a text')
const oneOf =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value) ? undefined : `one of ${allowed.map((one) => String(one)).join(', ')}`
const duration = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 3_600_000
const latency: Check = (value) => {
  const bounds: readonly unknown[] = Array.isArray(value) ? value : [value, value]
  const ordered = bounds.every(duration) && Number(bounds[0]) <= Number(bounds[1])
  return ordered && bounds.length === 2
    ? undefined
    : 'milliseconds, or the least and the most of them'
}
const heights: Check = (value) =>
  Array.isArray(value) && value.every((height) => Number.isInteger(height))
    ? undefined
    : 'a list of block heights'

const callChecks: Readonly<Record<string, Check>> = {
  latency,
  errorRate: share,
  errorCode: oneOf(...errorTable.map(({ code }) => code)),
  cutRate: share,
  malformedRate: share,
}

const checks: Readonly<Record<string, Check>> = {
  ...callChecks,
  calls: (value) => {
    if (!isRecord(value)) return 'an object of paths'
    for (const [path, faults] of Object.entries(value)) {
      if (!routes.has(path)) return `an object of paths; ${path} is none`
      checkAll(faults, callChecks, `calls['${path}'].`)
    }
    return undefined
  },
  rateLimit: oneOf('off', 'server', 'documented'),
  sync: text,
  stalled: truth,
  node: truth,
  indexer: truth,
  ledger: truth,
  offline: truth,
  lie: oneOf(null, ...lies),
  lieAbout: heights,
}

/**
 * Checks faults that came from outside.
 * @throws {RangeError} Naming the fault, what came and what can.
 */
export function checkFaults(value: unknown): Partial<Faults> {
  checkAll(value, checks, '')
  return value as Partial<Faults>
}

function checkAll(value: unknown, checks: Readonly<Record<string, Check>>, prefix: string): void {
  if (!isRecord(value)) throw new RangeError('Faults should be an object')
  for (const [name, given] of Object.entries(value)) {
    const check = Object.hasOwn(checks, name) ? checks[name] : undefined
    if (!check) {
      const known = Object.keys(checks).join(', ')
      throw new RangeError(`There is no fault ${prefix}${name}; there are ${known}`)
    }
    const expected = check(given)
    if (expected) {
      throw new RangeError(`${prefix}${name} should be ${expected}; got ${JSON.stringify(given)}`)
    }
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
