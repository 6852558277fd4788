export const messages = {
  labelOf: (address: string) => `Label of ${address}`,
  placeholder: 'Label (optional)',
  /** Instead of `placeholder`, if the address was just saved. */
  saved: 'Saved. Label it?',
  save: 'Save label',
  cancel: 'Cancel',
  /** Instead of `cancel`, if the address was just saved. Skipping the label doesn't undo that. */
  skip: 'Skip',
}
