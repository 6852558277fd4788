import combine from '../../../../vectors/exchanges/mesh-server/construction_combine.json'
import derive from '../../../../vectors/exchanges/mesh-server/construction_derive.json'
import payloads from '../../../../vectors/exchanges/mesh-server/construction_payloads.json'
import preprocess from '../../../../vectors/exchanges/mesh-server/construction_preprocess.json'
import { exampleEndpoint } from '../config/config'

const { public_key, metadata } = derive.request.body
const { operations } = payloads.request.body
const [destination, source, fee] = operations
const [signature] = combine.request.body.signatures

/** The samples' payment, written as client code. */
const transfer = `transferOperations({
    source: '${source?.account.address}',
    destination: '${destination?.account.address}',
    amount: ${destination?.amount.value}n,
    fee: ${fee?.amount.value}n,
    memo: '${destination?.metadata?.memo}',
  })`

const publicKey = `publicKey: '${public_key.hex_bytes}'`
const signed = `signedTransaction: '${combine.response.json.signed_transaction}'`

/**
 * Client code keyed by call id. It is generated, because keys and signatures are too long to copy
 * by hand.
 */
const steps: Record<string, string> = {
  'construction-derive': `derive({
  tag: '${metadata.tag}',
  ${publicKey},
})`,
  'construction-preprocess': `preprocess({
  operations: ${transfer},
  changeAddressHash: '${preprocess.request.body.metadata.change_pk}',
})`,
  'construction-metadata': `metadata({
  options: ${literal(preprocess.response.json.options)},
})`,
  'construction-payloads': `payloads({
  operations: ${transfer},
  metadata: ${literal(payloads.request.body.metadata)},
  ${publicKey},
})`,
  'construction-combine': `combine({
  unsignedTransaction: '${combine.request.body.unsigned_transaction}',
  payload: ${literal({ ...signature?.signing_payload })},
  ${publicKey},
  signature: '${signature?.hex_bytes}',
})`,
  'construction-parse': `parse({
  signed: false,
  transaction: '${combine.request.body.unsigned_transaction}',
})`,
  'construction-hash': `hash({
  ${signed},
})`,
  'construction-submit': `submit({
  ${signed},
})`,
}

/** Returns the client sample of a construction call, or undefined for other calls. */
export function constructionClientSample(id: string): string | undefined {
  const step = steps[id]
  if (!step) return undefined
  const helper = step.includes('transferOperations') ? ', transferOperations' : ''
  return `import { createRosettaClient${helper} } from '@mcm/rosetta-client'

const mesh = createRosettaClient({ baseUrl: '${exampleEndpoint}' })
const result = await mesh.construction.${step}
console.log(JSON.stringify(result, null, 2))`
}

/** Formats an object as code, one entry per line. */
function literal(value: object): string {
  const rows = Object.entries(value).map(
    ([name, entry]) => `    ${name}: ${typeof entry === 'string' ? `'${entry}'` : inline(entry)},`,
  )
  return `{\n${rows.join('\n')}\n  }`
}

function inline(value: unknown): string {
  const entries = Object.entries(value as Record<string, string>)
  return `{ ${entries.map(([name, entry]) => `${name}: '${entry}'`).join(', ')} }`
}
