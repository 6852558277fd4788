import { spec, test } from '../test/screen'
import { visitAll } from './visit-spoilt'

/** Ten thousand run in `pnpm test:long`. */
const VISITS = 200
const PARTS = 4

for (let part = 0; part < PARTS; part++) {
  test(
    `responses that are wrong in some field break no screen (${part + 1} of ${PARTS})`,
    spec('Every field, of every kind, read or refused'),
    async ({ chain, visit, pageErrors }) => {
      const [from = 0, to = 0] = [part, part + 1].map((edge) => (edge * VISITS) / PARTS)
      await visitAll({ from, to }, { chain, visit, pageErrors })
    },
  )
}
