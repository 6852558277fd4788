import * as v from 'valibot'
import { parse } from 'yaml'
import { sections } from './sections'

const text = v.pipe(v.string(), v.nonEmpty())

const schema = v.strictObject({
  /** The document's title and the page's heading. */
  title: text,
  /** In the sidebar and in links to the page, where the title is too long. */
  name: v.optional(text),
  description: text,
  keywords: v.array(text),
  section: v.picklist(sections),
  /** Its place in the section. */
  order: v.pipe(v.number(), v.integer()),
  /** What to read next, as names of files: shown as two cards at the page's end. */
  related: v.strictTuple([text, text]),
})

export type FrontMatter = v.InferOutput<typeof schema>

/**
 * Reads what a page says about itself.
 *
 * @throws {Error} If anything is missing, misspelled or unknown, the section included: a page that
 *   nothing links to must not go unnoticed.
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const [, yaml] = /^---\n(.*?)\n---\n/s.exec(source) ?? []
  if (yaml === undefined) throw new Error(`${file} has no front matter`)
  const result = v.safeParse(schema, parse(yaml))
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(`The front matter of ${file} is wrong. ${problems.join('; ')}`)
}
