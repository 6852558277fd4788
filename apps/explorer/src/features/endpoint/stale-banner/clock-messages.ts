export const clockMessages = {
  ahead: (by: string) => `Your device’s clock is ${by} ahead.`,
  behind: (by: string) => `Your device’s clock is ${by} behind.`,
  text: 'Times on this site are corrected using the site’s clock.',
}
