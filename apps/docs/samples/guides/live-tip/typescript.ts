import { createRosettaClient, isRetriable } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
let shown = ''

while (true) {
  try {
    const { current_block_identifier: tip, sync_status } = await mesh.network.status()
    if (!sync_status.synced) console.log('not in sync:', sync_status.stage)
    if (tip.hash !== shown) {
      shown = tip.hash
      const { block } = await mesh.block.get({ index: tip.index })
      console.log('new block', tip.index, block.metadata.tx_count, 'transactions')
    }
  } catch (error) {
    if (!isRetriable(error)) throw error
    console.log('request failed, showing the last block')
  }
  await new Promise((resolve) => setTimeout(resolve, 10_000))
}
