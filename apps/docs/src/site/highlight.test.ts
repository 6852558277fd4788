import { describe, expect, test, vi } from 'vitest'
import { highlight } from './highlight'

describe('highlighted code', () => {
  test('has classes instead of style attributes', () => {
    const html = highlight('{ "a": "b", "n": 1 }', 'json')
    expect(html).not.toContain('style=')
    expect(html).toContain('class="tok-string')
    expect(html).toContain('class="tok-constant')
  })

  test('shows the JSON of a cURL command like other JSON, and keeps the text', () => {
    const json = `{\n  "network": { "a": "it'\\''s" },\n  "n": 1\n}`
    const code = `curl https://api.mochimo.org/block \\\n  -d '${json}'`
    const html = highlight(code, 'bash')
    expect(html).toContain('<span class="tok-keyword">"network"</span>')
    expect(html).toMatch(/<span class="tok-constant"> ?1<\/span>/)
    expect(html.replace(/<[^>]+>/g, '')).toBe(code)
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

  test('is complete on a machine on which every step takes a second', () => {
    const code = "fetch('https://api.mochimo.org', { method: 'POST' })"
    const html = highlight(code, 'typescript')
    let now = 0
    vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000))
    expect(highlight(code, 'typescript')).toBe(html)
    vi.restoreAllMocks()
  })
})
