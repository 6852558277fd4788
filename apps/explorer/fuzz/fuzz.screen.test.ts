import { spec, test } from '../test/screen'
import { visitAll } from './visit-corrupted'

/** `pnpm test:long` runs ten thousand visits. */
const VISITS = 60
const PARTS = 4

for (let part = 0; part < PARTS; part++) {
  test(
    `a response with a corrupted field breaks no screen (${part + 1} of ${PARTS})`,
    spec('Every field of every entity, parsed or rejected'),
    async ({ chain, visit, pageErrors }) => {
      const [from = 0, to = 0] = [part, part + 1].map((edge) => (edge * VISITS) / PARTS)
      await visitAll({ from, to }, { chain, visit, pageErrors })
    },
  )
}
