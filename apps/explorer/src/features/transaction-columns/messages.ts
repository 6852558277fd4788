export const messages = {
  inMcm: ' in MCM',
  columns: {
    transaction: 'Transaction',
    from: 'From',
    to: 'To',
    amount: 'Amount (MCM)',
    memo: 'Memo',
  },
  memo: 'memo',
  from: 'from',
  to: 'to',
  and: (count: number) => `and ${count} more`,
  plus: (count: number) => `+${count}`,
}
