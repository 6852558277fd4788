import { expect, it } from 'vitest'
import { checkKills } from '../../../test/chain-kills'

it('200 kills leave the same bytes as uninterrupted runs', { timeout: 3_600_000 }, async () => {
  await expect(checkKills(200)).resolves.toBeUndefined()
})
