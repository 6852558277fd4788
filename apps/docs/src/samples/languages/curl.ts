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
  program: {
    requires: 'curl',
    ending: '.sh',
    commands: (file) => [`sh ${file}`],
    project: (id, code) => ({ command: `sh ${id}.sh`, files: { [`${id}.sh`]: code } }),
  },
} as const satisfies Language

/** Generates a command for a POSIX shell. */
function generate(request: SampleRequest): string {
  const json = 'json' in request ? request.json : layOut(request.body, { indent: '  ' })
  return `curl ${request.url} \\
  -H 'Content-Type: application/json' \\
  -d '${json.replaceAll("'", `'\\''`)}'`
}

/** Returns the body of a generated command. */
export function bodyOfCurl(command: string): string {
  const match = /-d '(.*)'\s*$/s.exec(command)
  if (!match) throw new Error('The command has no body')
  return (match[1] ?? '').replaceAll(`'\\''`, "'")
}
