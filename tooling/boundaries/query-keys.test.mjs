import { expect, test } from 'vitest'
import { literalKeys } from './query-keys.mjs'

test.each([
  "queryOptions({ queryKey: [endpoint, 'status'], queryFn })",
  "queryOptions({ queryKey: ['status'] as const, queryFn })",
  "queries.getQueryData([endpoint, 'block', hash])",
  'queries.setQueryData<Block>([endpoint, hash], block)',
  'const predicate = ({ queryKey: [of, kind] }) => of === endpoint',
  'const [endpoint, kind] = event.query.queryKey',
  "queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'block' })",
  "const isBlock = (query) => query.queryKey[1] === 'block'",
])('reports %s', (source) => {
  expect(literalKeys('file.ts', source)).toEqual([1])
})

test.each([
  'queryOptions({ queryKey: keys.status(endpoint), queryFn })',
  'queries.getQueryData(statusQuery(endpoint).queryKey)',
  'const { queryKey } = richListQuery(endpoint)',
  'useQueries({ queries: [one, other] })',
])('accepts %s', (source) => {
  expect(literalKeys('file.ts', source)).toEqual([])
})
