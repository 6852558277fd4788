import { layOut, type SampleRequest } from '../request'
import type { Language } from './language'
import { manifestOf } from './package-manifest'

export const javascript = {
  id: 'javascript',
  name: 'JavaScript',
  file: 'javascript.mjs',
  highlight: 'javascript',
  generate,
  run: { command: ['node', 'javascript.mjs'] },
  program: {
    requires: 'Node 20 or later',
    ending: '.mjs',
    commands: (file) => [`node ${file}`],
    project: (id, code) => ({
      command: 'npm start',
      files: { [`${id}.mjs`]: code, 'package.json': manifestOf(id, `node ${id}.mjs`, []) },
    }),
  },
} as const satisfies Language

/** Generates a module for Node, Deno, Bun or a browser. */
function generate(request: SampleRequest): string {
  const body =
    'json' in request
      ? `\`${request.json.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``
      : `JSON.stringify(${layOut(request.body, { indent: '  ', trailing: ',', write: literalOf, key: keyOf })})`
  return `const response = await fetch('${request.url}', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: ${body},
})
const result = await response.json()
if (result.code) throw new Error(\`\${result.code}: \${result.message}\`)
console.log(JSON.stringify(result, null, 2))`
}

function keyOf(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : literalOf(name)
}

function literalOf(value: string | number | boolean | null): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${inner}'`
}
