export const messages = {
  expected: (when: string) => `expected ${when}`,
  overdue: 'expected any moment',
  start: '0 s',
  average: (duration: string) => `average ${duration}`,
}
