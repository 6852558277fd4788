export const messages = {
  labelOf: (address: string) => `Label of ${address}`,
  placeholder: 'Label (optional)',
  save: 'Save label',
  cancel: 'Cancel',
  /** Where the address has just been saved, whether it gets a label or not. */
  skip: 'Skip',
}
