import { layOut, type SampleRequest } from '../request'
import type { Language } from './language'

export const curl = {
  id: 'curl',
  name: 'cURL',
  file: 'curl.sh',
  highlight: 'bash',
  generate,
  run: {
    tool: { command: 'curl', check: ['--version'], packages: ['curl'] },
    command: ['sh', 'curl.sh'],
  },
} as const satisfies Language

/** A command for a POSIX shell. */
function generate(request: SampleRequest): string {
  const json = 'json' in request ? request.json : layOut(request.body)
  return `curl ${request.url} \\
  -H 'Content-Type: application/json' \\
  -d '${json.replaceAll("'", `'\\''`)}'`
}

/** The body inside a command that is generated here. */
export function bodyOfCurl(command: string): string {
  const match = /-d '(.*)'\s*$/s.exec(command)
  if (!match) throw new Error('The command sends no body')
  return (match[1] ?? '').replaceAll(`'\\''`, "'")
}
