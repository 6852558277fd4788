export const messages = {
  next: 'Next block',
  expected: (when: string) => `expected ${when}`,
  soon: (seconds: number) => `expected in about ${seconds} seconds`,
  overdue: 'expected any moment',
  elapsed: (duration: string) => `${duration} so far`,
  average: (duration: string) => `average ${duration}`,
}
