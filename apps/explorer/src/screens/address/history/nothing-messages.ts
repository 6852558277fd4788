/** Apart, because they load with the message. */
export const messages = {
  empty: 'No transactions found',
  emptyFiltered: 'No transactions found where this address is a source or destination',
  emptyDirection: {
    in: 'No incoming payments in its transactions.',
    out: 'No outgoing payments in its transactions.',
  },
  paymentsNote: 'A payment appears here once it’s in a block, usually within a few minutes.',
  rewardsNote: 'Endpoints don’t index block rewards, so they aren’t listed here.',
}
