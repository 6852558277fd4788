/** The published packages, in the order of the changelog pages. */
export const packageNames = [
  'rosetta-client',
  'address',
  'proof',
  'exports',
  'devnet',
  'mcp',
  'react',
  'ui',
] as const
