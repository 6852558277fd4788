/** Rewrites the hex strings in a value. */
export function rewriteHex<T>(value: T, rewrite: (digits: string) => string): T {
  const text = JSON.stringify(value).replaceAll(/"0x([\da-f]+)"/g, (_, digits: string) =>
    JSON.stringify(rewrite(digits)),
  )
  return JSON.parse(text) as T
}

/** Forms of hex that a server may use. */
export const hexForms: readonly (readonly [name: string, rewrite: (digits: string) => string])[] = [
  ['upper case', (digits) => `0x${digits.toUpperCase()}`],
  ['upper case with 0X', (digits) => `0X${digits.toUpperCase()}`],
  ['upper case without 0x', (digits) => digits.toUpperCase()],
  ['lower case without 0x', (digits) => digits],
]
