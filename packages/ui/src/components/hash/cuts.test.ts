import { describe, expect, it } from 'vitest'
import { cutHash, forms, shortenHash, type HashForm } from './cuts'

const hash = '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'
const base58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'

/** Returns the text visible at a window width, with an ellipsis in place of hidden text. */
function seen(value: string, form: HashForm, width: number): string {
  const { head, tail } = cutHash(value, form)
  const visible = ({ from }: { from: string }) =>
    from === 'any' || (from !== 'never' && width >= Number(from))
  const shown = [...head, ...tail].filter(visible)
  const whole = shown.length === head.length + tail.length
  return `${head
    .filter(visible)
    .map((piece) => piece.text)
    .join('')}${whole ? '' : '…'}${tail
    .filter(visible)
    .map((piece) => piece.text)
    .join('')}`
}

describe('cutHash', () => {
  it.each(Object.keys(forms) as HashForm[])('keeps every letter in form %s', (form) => {
    for (const value of [hash, base58, '', '0x', '0x1234567890abcdef']) {
      const { head, tail } = cutHash(value, form)
      expect([...head, ...tail].map((piece) => piece.text).join('')).toBe(value)
    }
  })

  it('shortens as the specification says', () => {
    expect(seen(hash, '10-8', 1280)).toBe('0x362e13b6…40151570')
    expect(seen(hash, '7-7', 1280)).toBe('0x362e1…0151570')
    expect(seen(base58, '8-8', 1280)).toBe('J8gqYehT…Q8THktNs')
    expect(seen(base58, '8-8', 768)).toBe('J8gqYe…THktNs')
    expect(seen(base58, '10-6', 1280)).toBe('J8gqYehTJh…THktNs')
    expect(seen(base58, 'wide-whole', 1280)).toBe(base58)
    expect(seen(base58, 'wide-whole', 768)).toBe('J8gqYehTJh…THktNs')
    expect(seen(hash, '15-15', 400)).toBe('0x362e13…151570')
    expect(seen(hash, '15-15', 640)).toBe('0x362e13b6…40151570')
    expect(seen(hash, '15-15', 641)).toBe('0x362e13b697d99…825edef40151570')
    expect(seen(hash, 'whole', 320)).toBe(hash)
  })

  it('shows short values in full', () => {
    expect(seen('0x34567890123456', '8-8', 1280)).toBe('0x34567890123456')
    expect(seen('0x345678901234567', '8-8', 1280)).toBe('0x345678…01234567')
    expect(seen('0x345678901234567890', '10-6', 1280)).toBe('0x345678901234567890')
  })
})

describe('shortenHash', () => {
  it('cuts the middle of longer values', () => {
    expect(shortenHash(hash, 10, 8)).toBe('0x362e13b6…40151570')
    expect(shortenHash('short', 10, 8)).toBe('short')
  })
})
