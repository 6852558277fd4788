import { createRosettaClient } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: 'https://api.mochimo.org' })
const { max_sequence } = await mesh.events.blocks({ limit: 1 })

// Polls, looks back, resumes after failures, and reports nothing twice.
for await (const event of mesh.events.follow({ from: Math.max(0, max_sequence - 64) })) {
  console.log(event.type, event.block_identifier.index, event.block_identifier.hash)
}
