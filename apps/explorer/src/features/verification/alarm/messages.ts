export const messages = {
  title: {
    block: 'This block does not add up',
    transaction: 'This transaction does not add up',
    latest: 'What this endpoint says does not add up',
    richList: 'This rich list does not add up',
  },
  text: 'What the endpoint says contradicts the rules of the chain, or itself. It is wrong, or someone changed the answer on its way. Do not rely on what you see here; ask another endpoint.',
  look: 'See what is wrong with block',
}
