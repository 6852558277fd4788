import type { Row } from './rows'

/**
 * Marks the rows of the specification that a test exercises; pass it as the second argument of
 * Playwright's or Vitest's `test`. `e2e/SPECIFICATION.md` is generated from it.
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
