import { callOf } from '../calls'
import { exampleEndpoint } from '../config/config'
import { constructionClientSample } from './client-construction'
import { curl } from './curl'
import { go } from './go'
import { javascript } from './javascript'
import type { LanguageId } from './languages'
import { python } from './python'

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

/** One thing to do, in every language that can do it. */
export type Sample = Readonly<Partial<Record<LanguageId, string>>>

/** The sample of one call: four languages from its description, the client's from its own file. */
export function sampleOf(id: string): Sample {
  const { path, body } = callOf(id)
  const request = { url: exampleEndpoint + path, body }
  const typescript = constructionClientSample(id) ?? clientFiles[`../../samples/client/${id}.ts`]
  if (!typescript) throw new Error(`The call "${id}" has no client sample`)
  return {
    curl: curl(request),
    javascript: javascript(request),
    python: python(request),
    go: go(request),
    typescript: typescript.trim(),
  }
}

const fileNames: Readonly<Record<LanguageId, string>> = {
  curl: 'curl.sh',
  javascript: 'javascript.mjs',
  python: 'python.py',
  go: 'go.go',
  typescript: 'typescript.ts',
}

/** A program of more than one call, written by hand in the languages it is useful in. */
export function programOf(id: string): Sample {
  const texts = Object.entries(fileNames).flatMap(([language, file]) => {
    const text = guideFiles[`../../samples/guides/${id}/${file}`]
    return text ? [[language, text.trim()]] : []
  })
  if (texts.length === 0) throw new Error(`There is no program "${id}"`)
  return Object.fromEntries(texts) as Sample
}
