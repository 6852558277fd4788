/**
 * A valid address in Base58 or hex. The brand exists only in types: at run time, this is a string, and
 * every function that takes a string takes it too. Use it to require that somebody has checked an
 * address; `isAddress`, `parseAddress`, `toHex` and `toBase58` return one.
 *
 * @example
 * ```ts
 * import { isAddress, type Address } from '@mcm/address'
 *
 * const watched: Address[] = []
 * const typed: string = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
 * if (isAddress(typed)) watched.push(typed)
 * watched.length // => 1
 * ```
 */
export type Address = string & {
  /** The brand, which exists only in types. */
  readonly __type: 'Mochimo address'
}
