import * as v from 'valibot'
import { errorTable } from '../errors'
import { lies, type CallFaults, type Faults } from '../faults'
import { routes } from '../routes'
import { integer, object, oneOf, range, truth, type Schema } from './read'

const share = v.optional(range(0, 1))
const anHour = 3_600_000
const latencyMessage = 'must be a number of milliseconds or a [min, max] pair'
const milliseconds = v.pipe(
  v.number(latencyMessage),
  v.minValue(0, latencyMessage),
  v.maxValue(anHour, latencyMessage),
)
const latency = v.union(
  [
    milliseconds,
    v.pipe(
      v.strictTuple([milliseconds, milliseconds]),
      v.check(([min, max]) => min <= max, latencyMessage),
    ),
  ],
  latencyMessage,
)

const callFields = {
  latency: v.optional(latency),
  errorRate: share,
  errorCode: v.optional(oneOf(errorTable.map(({ code }) => code))),
  cutRate: share,
  malformedRate: share,
}

const path = v.pipe(
  v.string(),
  v.check((name) => routes.has(name), 'is not an API call'),
)

/** Schema for a change of some faults, which leaves the others unchanged. */
export const faultsSchema = object({
  ...callFields,
  calls: v.optional(v.record(path, object(callFields), 'must be an object of faults by path')),
  rateLimit: v.optional(oneOf(['off', 'server', 'documented'])),
  sync: v.optional(v.pipe(v.string('must be a string'), v.nonEmpty('must not be empty'))),
  stalled: v.optional(truth),
  noNode: v.optional(truth),
  noIndexer: v.optional(truth),
  noLedger: v.optional(truth),
  offline: v.optional(truth),
  lie: v.optional(v.nullable(oneOf(lies))),
  lieAbout: v.optional(v.array(integer(0, 2 ** 53 - 1), 'must be a list of block heights')),
}) satisfies Schema<{ [Name in keyof Faults]?: unknown } & { [Name in keyof CallFaults]?: unknown }>
