import { checkTitles, verifyBlock } from '@mcm/proof'
import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { block } = await mesh.block.get('tip')
const { index } = block.block_identifier
const { block: parent } = await mesh.block.get({ index: index - 1 })
const { block: grandparent } = await mesh.block.get({ index: index - 2 })

for (const { id, outcome, reason } of verifyBlock({ block, parent, grandparent })) {
  console.log(`${checkTitles[id]}: ${outcome}. ${reason}`)
}
