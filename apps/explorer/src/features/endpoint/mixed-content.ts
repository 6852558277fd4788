/** Whether a browser refuses to call this endpoint: a plain http one from a page that came over https. */
export function isMixedContent(endpoint: string): boolean {
  if (typeof location === 'undefined' || location.protocol !== 'https:') return false
  // Browsers make an exception for the visitor's own machine.
  return /^http:\/\/(?!localhost[:/]|localhost$|127\.|\[::1\])/.test(endpoint)
}
