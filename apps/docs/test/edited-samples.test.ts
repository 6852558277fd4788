import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { languages } from '../src/samples/languages'
import { installSamples, runSample } from './support/run-sample'

const json = String.raw`{
  "memo": "it's \"so\" $HOME ${'${x}'} ${'`'}y${'`'} \\ \u0000",
  "amount": 9007199254740993,
  "index": 1e3
}`

const missing = inject('missingLanguages')

test.for(languages.filter(({ id }) => !missing.includes(id)))(
  'the $name sample of an edited body sends it unchanged',
  async (language) => {
    let received = ''
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      request.on('end', () => response.end('{}'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const code = language.generate({ url: `http://127.0.0.1:${port}/block`, json })
    const [sample] = installSamples(language, [code])
    if (!sample) throw new Error('The sample was not installed')
    const { errors, exitCode } = await runSample(sample)
    server.close()
    expect(exitCode, errors).toBe(0)
    expect(received).toBe(json)
  },
)
