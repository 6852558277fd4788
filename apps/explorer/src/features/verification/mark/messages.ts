/** Beside a block in a list. */
export const messages = {
  verified: 'verified here',
  failed: 'does not add up',
  unavailable: 'not checked',
  working: 'checking…',
}
