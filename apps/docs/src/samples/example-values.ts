/**
 * The values used in the samples, mostly from mainnet. On another chain, they are replaced with
 * values from that chain.
 */
export const exampleValues = {
  blockIndex: 1078535,
  blockHash: '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570',
  transactionHash: '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf',
  /** The sender of that transaction. */
  address: '0x371c388eba10f265c648008e1ad2c94e680c0f4a',
  /** An account with a balance. */
  holder: '0x9f810c2447a76e93b17ebff96c0b29952e4355f1',
  /** A transaction in the test chain's mempool. */
  pendingHash: '0x387649fd19d186f0d115383022168be0277614c529e8802b0d3bb80fc87bd0e4',
  /** The sender in the construction samples, on the test chain. */
  spender: '0xf246b4d99c0060da5f681179099ef5971b750494',
} as const

export type ExampleValues = { readonly [Name in keyof typeof exampleValues]: string | number }

/** Replaces the values in a text. `present` contains the values that are currently in it. */
export function withValues(
  text: string,
  values: Partial<ExampleValues>,
  present: ExampleValues = exampleValues,
): string {
  return Object.entries(present).reduce((result, [name, value]) => {
    const other = values[name as keyof ExampleValues]
    return other === undefined ? result : result.replaceAll(String(value), String(other))
  }, text)
}

/** Returns whether a text contains values that exist on only one chain. */
export function containsExampleValues(
  text: string,
  present: ExampleValues = exampleValues,
): boolean {
  return Object.values(present).some((value) => text.includes(String(value)))
}
