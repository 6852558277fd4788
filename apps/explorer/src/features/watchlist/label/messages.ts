export const messages = {
  labelOf: (address: string) => `Label of ${address}`,
  placeholder: 'Label (optional)',
  save: 'Save',
  cancel: 'Cancel',
}
