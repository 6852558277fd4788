export const messages = {
  title: 'Second opinions',
  lead: 'One endpoint can be wrong, or on a branch that lost. Ask every endpoint of the list for this block.',
  compare: 'Compare endpoints',
  asking: 'Asking…',
}
