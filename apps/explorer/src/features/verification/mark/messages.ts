/** The texts shown next to a block in a list. */
export const messages = {
  verified: 'work verified in your browser',
  failed: 'failed verification',
  split: 'not in the chain',
  unavailable: 'not checked',
  working: 'checking…',
}
