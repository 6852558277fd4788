import { describe, expect, test } from 'vitest'
import { highlight } from './highlight'

describe('highlighted code', () => {
  test('has classes instead of style attributes', () => {
    const html = highlight('{ "a": "b", "n": 1 }', 'json')
    expect(html).not.toContain('style=')
    expect(html).toContain('class="tok-string')
    expect(html).toContain('class="tok-constant')
  })

  test('folds long hex and keeps the full text', () => {
    const hex = '0123456789abcdef'.repeat(30)
    const html = highlight(`{ "key": "${hex}" }`, 'json')
    expect(html).toContain('class="fold"')
    expect(html.replace(/<[^>]+>/g, '')).toContain(hex)
  })

  test('shows hashes in full', () => {
    expect(highlight(`"0x${'a'.repeat(64)}"`, 'json')).not.toContain('fold')
  })
})
