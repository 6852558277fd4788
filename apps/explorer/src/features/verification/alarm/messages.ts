export const messages = {
  title: {
    block: 'This block failed verification',
    transaction: 'This transaction failed verification',
    latest: 'Data from this endpoint failed verification',
    richList: 'This rich list failed verification',
  },
  text: 'The endpoint’s data contradicts the chain’s rules or itself. The endpoint may be wrong, or the response was altered in transit. Don’t rely on this page; try another endpoint.',
  look: 'See the failed checks of block',
}
