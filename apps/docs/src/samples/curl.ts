import { layOut, type SampleRequest } from './request'

/** A command for a POSIX shell. */
export function curl({ url, body }: SampleRequest): string {
  const json = layOut(body).replaceAll("'", `'\\''`)
  return `curl ${url} \\
  -H 'Content-Type: application/json' \\
  -d '${json}'`
}

/** The body inside a command that `curl` wrote. */
export function bodyOfCurl(command: string): string {
  const match = /-d '(.*)'\s*$/s.exec(command)
  if (!match) throw new Error('The command sends no body')
  return (match[1] ?? '').replaceAll(`'\\''`, "'")
}
