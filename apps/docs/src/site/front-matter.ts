import * as v from 'valibot'
import { parse } from 'yaml'
import { sections } from './sections'

const text = v.pipe(v.string(), v.nonEmpty())

const schema = v.strictObject({
  /** Document title and page heading. */
  title: text,
  /** Short title for the sidebar and links. It defaults to `title`. */
  name: v.optional(text),
  description: text,
  keywords: v.array(text),
  section: v.picklist(sections),
  /** Position of the page in its section. */
  order: v.pipe(v.number(), v.integer()),
  /** File names of two related pages, which are shown as cards at the end of the page. */
  related: v.strictTuple([text, text]),
  /**
   * Queries that a section answers without containing their words, by the section's anchor. Search
   * uses them like keywords.
   */
  answers: v.optional(v.record(text, v.array(text)), {}),
})

export type FrontMatter = v.InferOutput<typeof schema>

/**
 * Reads and validates a page's front matter.
 *
 * @throws {Error} If a field is missing, invalid or unknown. An unknown section would leave the page
 *   without links.
 */
export function readFrontMatter(file: string, source: string): FrontMatter {
  const [, yaml] = /^---\n(.*?)\n---\n/s.exec(source) ?? []
  if (yaml === undefined) throw new Error(`${file} has no front matter`)
  const result = v.safeParse(schema, parse(yaml))
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`)
  throw new Error(`Invalid front matter in ${file}: ${problems.join('; ')}`)
}
