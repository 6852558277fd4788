/** The texts of the download button and its menu. */
export const messages = {
  download: 'Download',
  formats: {
    csv: { label: 'CSV', hint: 'Spreadsheet format' },
    json: { label: 'JSON', hint: 'Complete data' },
    dat: { label: 'DAT', hint: 'ledger.dat, 28 bytes per account' },
  },
  lacksRewards: 'Without block rewards',
}
