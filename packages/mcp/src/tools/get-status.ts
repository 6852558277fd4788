import { z } from 'zod'
import { blockIdentifier, time } from '../format'
import { defineTool } from '../tool'

export const getStatus = defineTool({
  name: 'get_status',
  title: 'Network status',
  description:
    'Returns the latest block (tip) of the endpoint, when it was mined, and whether the endpoint is in sync.',
  input: z.strictObject({}),
  usesEndpoint: true,
  async run(_input, { mochimo, signal }) {
    const status = await mochimo.network.status({ signal })
    const { current_block_timestamp: minedAt, sync_status: sync } = status
    return {
      endpoint: mochimo.endpoint,
      tip: { ...blockIdentifier(status.current_block_identifier), time: time(minedAt) },
      seconds_since_tip: Math.max(0, Math.round((Date.now() - minedAt) / 1000)),
      synced: sync.synced === true,
      ...(sync.stage !== undefined && { stage: sync.stage }),
    }
  },
})
