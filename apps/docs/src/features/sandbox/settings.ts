/**
 * Options of the sandbox's devnet. Its clock is stopped, so the same options and commands always
 * produce the same chain, here and with the command on the sandbox's page.
 */
export const sandboxOptions = { blocks: 600, accounts: 1500 }

/**
 * URL of the sandbox in samples. Nothing listens there until the reader runs
 * that command: within the page, requests go to the worker.
 */
export const SANDBOX_URL = 'http://localhost:8080'
