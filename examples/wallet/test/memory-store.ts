import { StateConflictError, type WalletState, type WalletStore } from '../src/state'

/** A store that outlives the wallets using it, like a disk. */
export function memoryStore(): WalletStore {
  let stored: string | null = null
  return {
    load: async () => (stored === null ? null : (JSON.parse(stored) as WalletState)),
    save: async (state) => {
      const last = stored === null ? 0 : (JSON.parse(stored) as WalletState).revision
      if (state.revision !== last + 1) throw new StateConflictError(state.revision)
      stored = JSON.stringify(state)
    },
  }
}
