import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { curl } from '../src/samples/curl'
import { go } from '../src/samples/go'
import { javascript } from '../src/samples/javascript'
import { python } from '../src/samples/python'
import { runSample } from './support/run-sample'
import { canRun } from './support/toolchains'

const json = String.raw`{
  "memo": "it's \"so\" $HOME ${'${x}'} ${'`'}y${'`'} \\ \u0000",
  "amount": 9007199254740993,
  "index": 1e3
}`

for (const [language, write] of Object.entries({ curl, javascript, python, go })) {
  test(`a sample of an edited body in ${language} sends it letter for letter`, async () => {
    if (!canRun(language)) return
    let received = ''
    const server = createServer((request, response) => {
      request.on('data', (chunk: Buffer) => (received += chunk.toString()))
      request.on('end', () => response.end('{}'))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const code = write({ url: `http://127.0.0.1:${port}/block`, json })
    const { errors, exitCode } = await runSample(language, code)
    server.close()
    expect(exitCode, errors).toBe(0)
    expect(received).toBe(json)
  })
}
