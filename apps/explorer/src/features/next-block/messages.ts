export const messages = {
  sentence: {
    next: (when: string) => `Next block expected ${when}.`,
    overdue: 'Next block expected any moment.',
  },
  clause: {
    next: (when: string) => `expected ${when}`,
    overdue: 'expected any moment',
  },
}
