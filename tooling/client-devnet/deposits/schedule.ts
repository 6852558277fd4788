import fc from 'fast-check'

/** An event in the life of a chain or of a program that books its deposits. */
export type Step =
  | { do: 'mine'; blocks: number; pseudo: boolean }
  | {
      do: 'reorg'
      depth: number
      /** If less than `depth`, the height decreases. */
      length: number
      pseudo: boolean
      keepTransactions: boolean
    }
  /** The program crashes after this many items, before or after it stores the last one. */
  | { do: 'crash'; after: number; stored: Stored }
  | { do: 'fault'; kind: Fault }
  | { do: 'heal' }

/** What was stored of the last item before the crash. `books`: the booking but not the cursor. */
export type Stored = 'nothing' | 'books' | 'all'

export type Fault = 'errors' | 'cuts' | 'broken-json' | 'no-blocks' | 'no-node' | 'starting'

export interface Schedule {
  confirmations: number
  steps: readonly Step[]
}

const reorg = fc
  .record({
    depth: fc.integer({ min: 1, max: 20 }),
    growth: fc.integer({ min: -20, max: 4 }),
    pseudo: fc.boolean(),
    keepTransactions: fc.boolean(),
  })
  .map(({ growth, ...rest }): Step => ({
    do: 'reorg',
    ...rest,
    length: Math.max(1, rest.depth + growth),
  }))

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('mine'),
      blocks: fc.integer({ min: 1, max: 8 }),
      pseudo: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: reorg },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('crash'),
      after: fc.integer({ min: 0, max: 12 }),
      stored: fc.constantFrom('nothing', 'books', 'all'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      kind: fc.constantFrom('errors', 'cuts', 'broken-json', 'no-blocks', 'no-node', 'starting'),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'heal' }) },
)

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  confirmations: fc.oneof(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 20, max: 30 })),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
})
