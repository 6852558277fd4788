export const messages = {
  title: 'Other endpoints',
  why: 'Another endpoint may have it.',
  ask: 'Ask all endpoints',
}
