/**
 * Returns whether browsers block this endpoint because it uses http and the page was loaded over
 * https.
 */
export function isMixedContent(endpoint: string): boolean {
  if (typeof location === 'undefined' || location.protocol !== 'https:') return false
  // Browsers make an exception for the visitor's own machine.
  return /^http:\/\/(?!localhost[:/]|localhost$|127\.|\[::1\])/.test(endpoint)
}
