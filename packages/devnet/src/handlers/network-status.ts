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
export const networkStatus: Handler = (_request, context) => {
  const { tip, faults, strict, network, https, clock } = context
  const stage = faults.node ? stageName(faults.sync) : 'genesis check'
  const oldest = network.chain.block(network.chain.first) ?? tip
  return {
    current_block_identifier: faults.node ? blockIdentifier(tip) : unsynced,
    current_block_timestamp: faults.node ? tip.stime * 1000 : 0,
    genesis_block_identifier: faults.node ? genesis : unsynced,
    // The real server never fills this in.
    oldest_block_identifier: strict ? blockIdentifier(oldest) : { index: 0, hash: '' },
    sync_status: { stage, synced: stage === 'synchronized' },
    https_status: httpsStatus(https, clock.now()),
  }
}

const day = 86_400_000
/** How long before and after now the certificate is valid. */
const [validSince, validFor] = [10 * day, 30 * day]

function httpsStatus(port: number, now: number): object {
  if (port === 0) return { enabled: false }
  const second = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`
  return {
    enabled: true,
    port,
    certificate: {
      subject: 'localhost',
      issuer: 'localhost',
      not_before: second(now - validSince),
      not_after: second(now + validFor),
      days_until_expiry: validFor / day - 0.0001,
      is_expired: false,
      dns_names: ['localhost'],
    },
  }
}

function stageName(sync: string): string {
  return sync === 'error' ? 'latest block error' : sync
}
