/** Returns an endpoint's URL without the scheme. */
export function hostOf(url: string): string {
  return url.replace(/^https?:\/\//, '')
}
