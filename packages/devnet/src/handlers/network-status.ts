import type { Handler } from '../context'
import { blockIdentifier } from '../render'

const zeroHash = `0x${'00'.repeat(32)}`
/** Mainnet's first block. */
export const genesis = {
  index: 0,
  hash: '0x00170c6711b9dc3ca746c46cc281bc69e303dfad2f333ba397ba061eccefde03',
}
const unsynced = { index: 0, hash: zeroHash }

/** POST /network/status (mochimo-mesh b77d1ba, network_handler.go). */
export const networkStatus: Handler = (_request, { tip, faults, strict, network }) => {
  const stage = faults.node ? stageName(faults.sync) : 'genesis check'
  const oldest = network.chain.block(network.chain.first) ?? tip
  return {
    current_block_identifier: faults.node ? blockIdentifier(tip) : unsynced,
    current_block_timestamp: faults.node ? tip.stime * 1000 : 0,
    genesis_block_identifier: faults.node ? genesis : unsynced,
    // The real server never fills this in.
    oldest_block_identifier: strict ? blockIdentifier(oldest) : { index: 0, hash: '' },
    sync_status: { stage, synced: stage === 'synchronized' },
    https_status: { enabled: false },
  }
}

function stageName(sync: string): string {
  return sync === 'error' ? 'latest block error' : sync
}
