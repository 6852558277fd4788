/**
 * Options of the sandbox's devnet. Its clock is stopped, so the same options and commands always
 * produce the same chain, here and with {@link SANDBOX_COMMAND}.
 */
export const sandboxOptions = { blocks: 600, accounts: 1500 }

/** Starts the sandbox's chain as a local server. */
export const SANDBOX_COMMAND = `npx @mcm/devnet --no-mining --blocks ${sandboxOptions.blocks} --accounts ${sandboxOptions.accounts}`

/**
 * URL of the sandbox in samples. Nothing listens there until the reader runs
 * {@link SANDBOX_COMMAND}: within the page, requests go to the worker.
 */
export const SANDBOX_URL = 'http://localhost:8080'
