import { assertLength } from './bytes'

/**
 * The grammar of a verse, which is protocol data (mochimo bbbacea, src/trigg.c and src/trigg.h). A nonce
 * consists of two verses of 16 one-byte tokens.
 */

type ClassName = keyof typeof classRanges

/** Token ranges of each class, as pairs of the first and the last token. Classes can overlap. */
const classRanges = {
  PREP: [12, 17],
  ING: [18, 43],
  INF: [44, 60],
  ADJ: [61, 128],
  AMB: [77, 77, 94, 96, 126, 126, 214, 220, 222, 228, 236, 240],
  TIMED: [82, 84, 243, 243, 249, 253, 255, 255],
  TIMEY: [85, 88, 254, 254],
  NS: [129, 138, 145, 145, 149, 149, 154, 157, 177, 180, 182, 213, 241, 241, 244, 255],
  NPL: [139, 144, 146, 148, 150, 153, 158, 176, 181, 181],
  MASS: [214, 240, 242, 242],
} as const

/**
 * The frames as text. Each position is a class name, several class names separated by `/`, or a token
 * number.
 */
const frameTexts = [
  'PREP ADJ MASS 1 NPL 1 INF/ING',
  'PREP MASS 1 ADJ NPL 1 INF/ING',
  'PREP TIMED 1 ADJ NPL 1 INF/ING',
  'PREP TIMED 1 5 NS 1 ING',
  'TIMED/TIMEY AMB 1 PREP 5 ADJ NS 3 1 ADJ/ING',
  'TIMED/TIMEY AMB 1 ADJ MASS 1 ING',
  'TIMED/TIMEY MASS 1 INF 9 2 1 AMB',
  'ING PREP 5 ADJ NS 1 MASS ING 3 1 5 ADJ NS',
  'ING PREP TIMED/TIMEY MASS 1 MASS ING 3 1 5 ADJ NS',
  '5 NS 1 PREP TIMED MASS 3 1 ADJ',
] as const

/**
 * The ten frames. For each position, a frame lists the allowed tokens in ascending order.
 *
 * @example
 * ```ts
 * import { frames } from '@mcm/proof'
 *
 * frames.length // => 10
 * ```
 */
export const frames: readonly (readonly (readonly number[])[])[] = /* @__PURE__ */ frameTexts.map(
  (frame) => frame.split(' ').map(tokensAt),
)

/** Number of tokens in a verse. */
export const verseLength = 16

/**
 * Returns the number of the frame that a verse matches (0 to 9), or `undefined` if it matches none. Bytes
 * after the terminating zero are ignored.
 * @throws {ProofInputError} If the verse doesn't have 16 bytes.
 *
 * @example
 * ```ts
 * import { generateNonce, matchFrame } from '@mcm/proof'
 *
 * matchFrame(generateNonce(() => 0).subarray(0, 16)) // => 0
 * matchFrame(new Uint8Array(16)) // => undefined
 * ```
 */
export function matchFrame(verse: Uint8Array): number | undefined {
  assertLength(verse, [verseLength], 'verse')
  const frame = frames.findIndex(
    (positions) =>
      verse[positions.length] === 0 &&
      positions.every((tokens, i) => tokens.includes(verse[i] ?? 0)),
  )
  return frame === -1 ? undefined : frame
}

/**
 * Returns whether both verses of a nonce match a frame, as required for mined blocks.
 * @throws {ProofInputError} If the nonce doesn't have 32 bytes.
 *
 * @example
 * ```ts
 * import { generateNonce, isNonceGrammatical } from '@mcm/proof'
 *
 * isNonceGrammatical(generateNonce(Math.random)) // => true
 * isNonceGrammatical(new Uint8Array(32)) // => false
 * ```
 */
export function isNonceGrammatical(nonce: Uint8Array): boolean {
  assertLength(nonce, [2 * verseLength], 'nonce')
  return (
    matchFrame(nonce.subarray(0, verseLength)) !== undefined &&
    matchFrame(nonce.subarray(verseLength)) !== undefined
  )
}

function tokensAt(position: string): number[] {
  const literal = Number(position)
  if (!Number.isNaN(literal)) return [literal]
  const tokens = new Set(position.split('/').flatMap((name) => classTokens(name as ClassName)))
  return [...tokens].sort((a, b) => a - b)
}

function classTokens(name: ClassName): number[] {
  const ranges = classRanges[name]
  const tokens: number[] = []
  for (let i = 0; i < ranges.length; i += 2) {
    for (let token = ranges[i] ?? 0; token <= (ranges[i + 1] ?? 0); token++) tokens.push(token)
  }
  return tokens
}
