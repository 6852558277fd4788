export const messages = {
  next: (when: string) => `Next block expected ${when}.`,
  overdue: 'Next block expected any moment.',
}
