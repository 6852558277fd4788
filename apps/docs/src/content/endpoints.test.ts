import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('the introduction lists the endpoints that the explorer offers', () => {
  const [, section = ''] = read('introduction.mdx').split('[#endpoints]')
  const { endpoints } = JSON.parse(read('../../../explorer/src/config/published.json')) as {
    endpoints: { url: string }[]
  }
  const listed = section.split('\n## ')[0]?.match(/https?:[^`)]+/g)
  expect(listed).toEqual(endpoints.map(({ url }) => url))
})
