import { createRosettaClient } from '@mcm/rosetta-client'

const mochimo = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { current_block_identifier: tip } = await mochimo.network.status()

// Follows the chain, retries after failures, and throws DeepReorgError if it can't find the fork.
for await (const event of mochimo.events.follow({ from: tip.index - 9 })) {
  console.log(event.type, event.block_identifier.index, event.block_identifier.hash)
  // After handling the event, store event.cursor. Resume with { from: cursor }.
}
