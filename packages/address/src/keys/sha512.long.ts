import { createHash, randomBytes, randomInt } from 'node:crypto'
import { expect, it } from 'vitest'

import { sha512 } from './sha512'

const MESSAGES = 200_000

it(`hashes ${MESSAGES} random messages as Node does`, () => {
  let different = 0
  for (let count = 0; count < MESSAGES; count++) {
    const message = randomBytes(randomInt(600))
    const hash = createHash('sha512').update(message).digest()
    if (!hash.equals(sha512(message))) different++
  }
  expect(different).toBe(0)
})
