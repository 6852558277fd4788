/** The texts before a comparison. The others load with it. */
export const messages = {
  title: 'Other endpoints',
  lead: 'An endpoint can be wrong or on a losing branch. Compare this block across all endpoints.',
  compare: 'Compare endpoints',
  comparing: 'Comparing…',
}
