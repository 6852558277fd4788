import { readFileSync } from 'node:fs'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { languages } from '../src/samples/languages'
import { installSamples, runSample } from './support/run-sample'

const missing = inject('missingLanguages')
const available = languages.filter(({ id }) => !missing.includes(id))

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function run(language: (typeof languages)[number], code: string) {
  const [sample] = installSamples(language, [code])
  if (!sample) throw new Error('The sample was not installed')
  return runSample(sample)
}

const notFound = JSON.stringify({ code: 4, message: 'Account not found', retriable: true })

// What curl prints is what the server returned.
describe.for(available.filter(({ id }) => id !== 'curl' && id !== 'typescript'))(
  'a call in $name',
  (language) => {
    test('fails with the message of an error that has HTTP status 200', async () => {
      const url = await serve((_request, response) => response.end(notFound))
      const code = language.generate({ url: `${url}/account/balance`, body: {} })
      const { errors, output, exitCode } = await run(language, code)
      expect(exitCode).toBeGreaterThan(0)
      expect(errors).toContain('4: Account not found')
      expect(output).toBe('')
    })
  },
)

const fails =
  (status: number, text = '') =>
  (response: ServerResponse) =>
    response.writeHead(status, { 'Retry-After': '1' }).end(text)
const succeeds = (response: ServerResponse) => response.end('{"synced":true}')

// The TypeScript client is tested in its own package.
describe.for(available.filter(({ id }) => id !== 'typescript'))(
  'the retries in $name',
  (language) => {
    const file = new URL(`../samples/guides/retry/${language.file}`, import.meta.url)

    test.for([
      ['a busy server', [fails(429), succeeds], true],
      ['a failing proxy', [fails(503, '<html>'), succeeds], true],
      ['a call that the server lacks', [fails(404, '404 page not found')], false],
    ] as const)('%s', async ([, answers, isSolved]) => {
      let requests = 0
      const url = await serve((_request, response) => {
        const answer = answers[requests] ?? fails(500)
        requests += 1
        answer(response)
      })
      const code = readFileSync(file, 'utf8')
      const local = code.replaceAll('https://api.mochimo.org', url)
      const { output, exitCode } = await run(language, local)
      expect(requests).toBe(answers.length)
      expect(exitCode === 0).toBe(isSolved)
      expect(output.includes('synced')).toBe(isSolved)
      expect(output).not.toContain('html')
    })
  },
)
