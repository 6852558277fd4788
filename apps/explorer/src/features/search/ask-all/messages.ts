export const messages = {
  title: 'Other endpoints',
  why: 'Another endpoint may have it already, or still.',
  ask: 'Ask all endpoints',
}
