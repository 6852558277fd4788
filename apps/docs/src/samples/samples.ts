import { callOf } from '../calls'
import { exampleEndpoint } from '../config/config'
import { constructionClientSample } from './client-construction'
import { type LanguageId, languages } from './languages'

const clientFiles = import.meta.glob<string>('../../samples/client/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const guideFiles = import.meta.glob<string>('../../samples/guides/*/*', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The code of a sample, keyed by language. */
export type Sample = Readonly<Partial<Record<LanguageId, string>>>

/**
 * Returns a call's sample. It is generated from the call's description, except for the TypeScript
 * client.
 */
export function sampleOf(id: string): Sample {
  const { path, body } = callOf(id)
  const request = { url: exampleEndpoint + path, body }
  const generated = languages.map((language) => [language.id, language.generate(request)])
  return { ...Object.fromEntries(generated), typescript: clientSampleOf(id) }
}

function clientSampleOf(id: string): string {
  const text = constructionClientSample(id) ?? clientFiles[`../../samples/client/${id}.ts`]
  if (!text) throw new Error(`The call "${id}" has no TypeScript client sample`)
  return text.trim()
}

/** Returns the ids of all handwritten programs. */
export function programIds(): string[] {
  const ids = Object.keys(guideFiles).flatMap((path) => path.split('/').at(-2) ?? [])
  return [...new Set(ids)]
}

/**
 * Returns a handwritten program in all its languages.
 *
 * @throws {Error} If there is no program with this id.
 */
export function programOf(id: string): Sample {
  const texts = languages.flatMap((language) => {
    const text = guideFiles[`../../samples/guides/${id}/${language.file}`]
    return text ? [[language.id, text.trim()]] : []
  })
  if (texts.length === 0) throw new Error(`Unknown program "${id}"`)
  return Object.fromEntries(texts) as Sample
}
