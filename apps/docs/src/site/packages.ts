/** The packages that are published, in the order in which one needs them. */
export const packageNames = [
  'rosetta-client',
  'address',
  'proof',
  'exports',
  'devnet',
  'ui',
] as const
