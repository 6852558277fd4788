import { parseJson } from './json'
import { BodyError } from './validate'

/**
 * Number of characters that are parsed at once. Whatever their content, parsing them takes at most about
 * 20 milliseconds.
 */
export const PIECE = 2 ** 18

/** Maximum nesting depth. The API's own responses have 7 levels. */
const MAX_DEPTH = 64

/**
 * Maximum number of fields in an object. Each field costs as much as hundreds of characters. The
 * API's objects have fewer than 20 fields.
 */
const MAX_FIELDS = 100_000

/**
 * Parses JSON of any length in steps, with the same result as `parseJson`. Adjacent entries are parsed
 * together if they fit in a piece; the contents of a container that doesn't fit are parsed the same way.
 * As a result, no step takes long. Values are counted before they are created, because a list of empty
 * objects takes 30 times as much memory as its text.
 *
 * @param maxValues Maximum number of commas and opening brackets in the text.
 * @throws {BodyError} If a limit is exceeded.
 * @throws {SyntaxError} If the text isn't valid JSON.
 */
export function* parseLongJson(text: string, maxValues: number): Generator<void, unknown> {
  const start = skipSpace(text, 0)
  if (!/[[{]/.test(text.charAt(start))) throw new SyntaxError('Expected an object or an array')
  const [value, end] = yield* readContainer({ text, maxValues, values: 0, counted: -1 }, start, 1)
  if (skipSpace(text, end) < text.length) throw new SyntaxError(`Unexpected text at ${end}`)
  return value
}

interface Reading {
  readonly text: string
  readonly maxValues: number
  values: number
  /**
   * Last position up to which values were counted. It is needed because the start of a container that
   * doesn't fit in a piece is scanned repeatedly.
   */
  counted: number
}

type Container = unknown[] | Record<string, unknown>

/** Reads the container at `start`. Returns the container and the position after it. */
function* readContainer(
  reading: Reading,
  start: number,
  depth: number,
): Generator<void, [Container, number]> {
  const { text } = reading
  const [open, close, container]: [string, string, Container] =
    text.charAt(start) === '[' ? ['[', ']', []] : ['{', '}', {}]
  const read = (contents: string): Container => parseJson(open + contents + close) as Container
  let entries = 0
  let from = start + 1
  for (let isFirst = true; ; isFirst = false) {
    const { stop, at, comma } = scan(reading, from, depth)
    let after = at
    if (stop === 'too long') {
      if (comma >= from) {
        entries += append(container, read(text.slice(from, comma)))
        yield
        from = comma + 1
      }
      // The text before the value is either a field's name or empty.
      const entry = read(`${text.slice(from, at)}null`)
      const [value, end] = yield* readContainer(reading, at, depth + 1)
      for (const key of Object.keys(entry)) define(entry, key, value)
      entries += append(container, entry)
      after = skipSpace(text, end)
      if (text.charAt(after) === ',') count(reading, after)
    } else {
      const isEmpty = isFirst && stop === 'end'
      entries += append(container, read(text.slice(from, at)), isEmpty)
    }
    if (close === '}' && entries > MAX_FIELDS) {
      throw new BodyError(`an object of more than ${MAX_FIELDS} fields`)
    }
    from = after + 1
    yield
    if (text.charAt(after) === ',') continue
    if (text.charAt(after) === close) return [container, from]
    throw new SyntaxError(`Expected ',' or '${close}' at ${after}`)
  }
}

interface Scanned {
  /**
   * The place where the scan stopped: at the container's end, at the comma after a full piece, or at a
   * container that doesn't fit in a piece.
   */
  readonly stop: 'end' | 'full' | 'too long'
  readonly at: number
  /** Position of the last comma between entries before that place, or -1 if there is none. */
  readonly comma: number
}

/** Finds the end of the entries that start at `from` and can be parsed at once. */
function scan(reading: Reading, from: number, depth: number): Scanned {
  const { text } = reading
  let comma = -1
  let level = 0
  let opened = from
  for (let at = from; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        if (level === 0) opened = at
        level++
        if (depth + level > MAX_DEPTH) throw new BodyError(`deeper than ${MAX_DEPTH} levels`)
        count(reading, at)
        break
      case 0x5d: // ]
      case 0x7d: // }
        if (level === 0) return { stop: 'end', at, comma }
        level--
        break
      case 0x2c: // ,
        count(reading, at)
        if (level > 0) break
        if (at - from >= PIECE) return { stop: 'full', at, comma }
        comma = at
        break
    }
    if (level > 0 && at - opened > PIECE) return { stop: 'too long', at: opened, comma }
    if (level === 0 && at - Math.max(from, comma) > 2 * PIECE) throw valueTooLong()
  }
  throw new SyntaxError('Unexpected end of JSON input')
}

function valueTooLong(): BodyError {
  return new BodyError(`a value longer than ${2 * PIECE} characters`)
}

/** Returns the position of a string's closing quote. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at - start <= 2 * PIECE; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at
    if (code === 0x5c) at++
    else if (Number.isNaN(code)) throw new SyntaxError('Unterminated string')
  }
  throw valueTooLong()
}

function count(reading: Reading, at: number): void {
  if (at <= reading.counted) return
  reading.counted = at
  if (++reading.values > reading.maxValues) {
    throw new BodyError(`more than ${reading.maxValues} values`)
  }
}

/**
 * Adds entries to a container and returns their number. Throws if there are no entries, because this
 * means that there is an extra comma, unless the container may be empty.
 */
function append(container: Container, entries: Container, mayBeEmpty = false): number {
  const keys = Object.keys(entries)
  if (keys.length === 0 && !mayBeEmpty) throw new SyntaxError("Unexpected ','")
  if (Array.isArray(container)) {
    for (const value of entries as unknown[]) container.push(value)
  } else {
    for (const key of keys) define(container, key, (entries as Record<string, unknown>)[key])
  }
  return keys.length
}

/** Sets a field in the same way as JSON.parse, which treats `__proto__` as an ordinary name. */
function define(container: Container, key: string, value: unknown): void {
  Object.defineProperty(container, key, {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  })
}

function skipSpace(text: string, from: number): number {
  let at = from
  for (; /[\t\n\r ]/.test(text.charAt(at)); at++) {
    if (at - from > 2 * PIECE) throw new BodyError(`more than ${2 * PIECE} spaces in a row`)
  }
  return at
}
