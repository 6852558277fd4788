/** The words of the button and its menu. */
export const messages = {
  download: 'Download',
  /** When not even the words for it came. */
  failed: 'Failed to download. Please try again.',
  formats: {
    csv: { label: 'CSV', hint: 'Spreadsheet format' },
    json: { label: 'JSON', hint: 'Complete data' },
    dat: { label: 'DAT', hint: 'ledger.dat, 28 bytes an account' },
  },
}
