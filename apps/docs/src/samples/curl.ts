import { layOut, type SampleRequest } from './request'

/** A command for a POSIX shell. */
export function curl(request: SampleRequest): string {
  const json = 'json' in request ? request.json : layOut(request.body)
  return `curl ${request.url} \\
  -H 'Content-Type: application/json' \\
  -d '${json.replaceAll("'", `'\\''`)}'`
}

/** The body inside a command that `curl` wrote. */
export function bodyOfCurl(command: string): string {
  const match = /-d '(.*)'\s*$/s.exec(command)
  if (!match) throw new Error('The command sends no body')
  return (match[1] ?? '').replaceAll(`'\\''`, "'")
}
