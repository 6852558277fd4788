/** Apart, because they load with the message. */
export const messages = {
  emptyFiltered: 'No transactions found where this address is a source or destination',
  emptyDirection: {
    in: 'No incoming payments in its transactions.',
    out: 'No outgoing payments in its transactions.',
  },
}
