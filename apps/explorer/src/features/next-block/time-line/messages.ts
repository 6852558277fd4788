export const messages = {
  next: 'Next block',
  expected: (when: string) => `expected ${when}`,
  elapsed: (duration: string) => `${duration} so far`,
  average: (duration: string) => `average ${duration}`,
}
