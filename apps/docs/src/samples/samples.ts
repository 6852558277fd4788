import { callOf } from '../calls'
import { constructionClientSample } from './client-construction'
import { curl } from './curl'
import { go } from './go'
import { javascript } from './javascript'
import type { LanguageId } from './languages'
import { python } from './python'
import { requestOf } from './request'

const clientFiles = import.meta.glob<string>('./client/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** One thing to do, in every language. */
export type Sample = Readonly<Record<LanguageId, string>>

/** The sample of one call: four languages from its description, the client's from its own file. */
export function sampleOf(id: string): Sample {
  const request = requestOf(callOf(id))
  const typescript = constructionClientSample(id) ?? clientFiles[`./client/${id}.ts`]?.trim()
  if (!typescript) throw new Error(`The call "${id}" has no client sample`)
  return {
    curl: curl(request),
    javascript: javascript(request),
    python: python(request),
    go: go(request),
    typescript,
  }
}
