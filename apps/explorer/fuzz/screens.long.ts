import { test } from '../test/screen'
import { visitAll } from './visit-corrupted'

const VISITS = 10_000
const PARTS = 100

for (let part = 0; part < PARTS; part++) {
  const [from = 0, to = 0] = [part, part + 1].map((edge) => (edge * VISITS) / PARTS)
  test(`a response with a corrupted field breaks no screen (visits from ${from})`, async ({
    chain,
    visit,
    pageErrors,
  }) => {
    await visitAll({ from, to }, { chain, visit, pageErrors })
  })
}
