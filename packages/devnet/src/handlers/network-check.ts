import type { Fields } from '../decode'
import { CallError, code } from '../errors'

/** The only network there is. The devnet bears mainnet's name, as everything that talks to it expects. */
export const network = { blockchain: 'mochimo', network: 'mainnet' } as const

/** Every call but /network/list and /account/balance compares this letter for letter. */
export function checkNetwork(request: Fields): void {
  const given = request.object('network_identifier')
  if (given.string('blockchain') === network.blockchain) {
    if (given.string('network') === network.network) return
  }
  throw new CallError(code.wrongNetwork, 'network_identifier should be mochimo, mainnet')
}
