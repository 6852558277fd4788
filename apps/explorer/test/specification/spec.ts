import type { Row } from './rows'

/**
 * Says which rows of the specification a test exercises: the second argument of `test`, Playwright's
 * or Vitest's. `e2e/SPECIFICATION.md` is generated from it.
 */
export function spec(...rows: [Row, ...Row[]]) {
  return {
    annotation: rows.map((description) => ({ type: 'specification', description })),
    meta: { specification: rows },
  }
}

declare module 'vitest' {
  interface TaskMeta {
    specification?: Row[]
  }
}
