import { DecodeError } from '../errors'

/**
 * A number with its digits as written, because the server doesn't treat `1e3` and `1000.0` as
 * integers.
 */
export class JsonNumber {
  constructor(readonly digits: string) {}
}

/** An object with its keys in their original order, including duplicates. */
export class JsonObject {
  readonly entries: (readonly [key: string, value: Json])[] = []
}

/** An untyped JSON value. */
export type Json = null | boolean | string | JsonNumber | JsonObject | readonly Json[]

const token =
  /[ \t\n\r]*(?:([[\]{},:])|("(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y
const words = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])
/** Maximum depth of nesting. Go's decoder rejects anything deeper. */
const maxDepth = 10_000

interface Token {
  readonly mark?: string | undefined
  readonly value?: Json | undefined
}

/** A list or object that isn't complete yet. */
interface Open {
  readonly container: JsonObject | Json[]
  readonly close: string
  key: string
}

/**
 * Reads the first JSON value of a text, as Go's decoder does. The rest of the text is ignored.
 * @throws {DecodeError} If the value is malformed or incomplete.
 */
export function readJson(text: string): Json {
  const next = scanner(text)
  const open: Open[] = []
  const readKey = (parent: Open, { value }: Token): void => {
    if (typeof value !== 'string' || next().mark !== ':') throw malformed()
    parent.key = value
  }
  let { mark, value } = next()
  for (;;) {
    if (mark === '[' || mark === '{') {
      if (open.length === maxDepth) throw malformed()
      const isObject = mark === '{'
      const container = isObject ? new JsonObject() : []
      const entered: Open = { container, close: isObject ? '}' : ']', key: '' }
      const first = next()
      if (first.mark === entered.close) {
        value = container
      } else {
        open.push(entered)
        if (isObject) readKey(entered, first)
        ;({ mark, value } = isObject ? next() : first)
        continue
      }
    }
    if (value === undefined) throw malformed()
    // The value is complete, and the lists and objects around it may be complete too.
    let parent = open.at(-1)
    while (parent) {
      add(parent, value)
      const { mark: after } = next()
      if (after === ',') break
      if (after !== parent.close) throw malformed()
      value = parent.container
      open.pop()
      parent = open.at(-1)
    }
    if (!parent) return value
    if (parent.container instanceof JsonObject) readKey(parent, next())
    ;({ mark, value } = next())
  }
}

function scanner(text: string): () => Token {
  let at = 0
  return () => {
    token.lastIndex = at
    const found = token.exec(text)
    if (!found) throw malformed()
    at = token.lastIndex
    const [, mark, quoted, digits, word = ''] = found
    if (mark !== undefined) return { mark }
    if (quoted !== undefined) return { value: JSON.parse(quoted) as string }
    if (digits !== undefined) return { value: new JsonNumber(digits) }
    return { value: words.get(word) }
  }
}

function add({ container, key }: Open, value: Json): void {
  if (container instanceof JsonObject) container.entries.push([key, value])
  else container.push(value)
}

function malformed(): DecodeError {
  return new DecodeError('The body is not valid JSON')
}
