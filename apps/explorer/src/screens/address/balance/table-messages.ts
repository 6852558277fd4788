/** Apart, because they load with the chart. */
export const messages = {
  note: 'Gaps are periods we can’t reconstruct.',
  label: 'Balance over the loaded history (MCM)',
  numbers: 'Show as a table',
  columns: {
    block: 'Block',
    time: 'Mined',
    change: 'Change (MCM)',
    balance: 'Balance after (MCM)',
  },
}
