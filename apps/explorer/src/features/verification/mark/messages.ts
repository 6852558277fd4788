/** The texts shown next to a block in a list. */
export const messages = {
  verified: 'verified here',
  failed: 'failed verification',
  unavailable: 'not checked',
  working: 'checking…',
}
