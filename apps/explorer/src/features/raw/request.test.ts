import { expect, test } from 'vitest'
import { curlOf } from './request'

const request = { call: '/block', body: { block_identifier: { index: 7 } }, docs: 'blocks' }

test('the command can be pasted into a terminal', () => {
  expect(curlOf('https://api.example.org', request)).toBe(
    `curl -X POST 'https://api.example.org/block' \\
  -H 'Content-Type: application/json' \\
  -d '{"network_identifier":{"blockchain":"mochimo","network":"mainnet"},"block_identifier":{"index":7}}'`,
  )
})

test('nothing in a body ends the quotes around it', () => {
  const { body: _, ...rest } = request
  expect(
    curlOf('https://a.example', { ...rest, body: { address: "x'; rm -rf ~; '" } }),
  ).not.toContain("x'")
})
