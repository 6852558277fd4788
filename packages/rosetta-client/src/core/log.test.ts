import { expect, it } from 'vitest'
import { apiError } from '../../test/support/fake-endpoint'
import { LIST, setUp } from '../../test/support/mock-client'
import type { Logger, LogLevel } from './logger'

function recorder() {
  const lines: [level: string, message: string, fields: object][] = []
  const at = (level: string) => (message: string, fields: object) =>
    void lines.push([level, message, fields])
  const logger: Logger = {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
  }
  return { logger, lines }
}

/** Makes a call that fails twice with a retry, then one that fails for good. */
async function logAt(logLevel?: LogLevel) {
  const { logger, lines } = recorder()
  const { client } = setUp([apiError(9), LIST, apiError(5)], {
    logger,
    logLevel,
    retry: { delay: 1 },
    headers: { authorization: 'Bearer secret' },
  })
  await client.network.list()
  await client.call.resolveTag({ address: `0x${'ab'.repeat(20)}` }).catch(() => {})
  return lines
}

const summary = (lines: Awaited<ReturnType<typeof logAt>>) =>
  lines.map(([level, message]) => `${level}: ${message}`)

const FAILED = 'https://node.example)'
const WARNING = `warn: /network/list failed: Error 9, code 9 (/network/list at ${FAILED}`
const ERROR = `error: /call failed: Error 5, code 5 (/call at ${FAILED}`

it.each<[LogLevel | undefined, string[]]>([
  [
    'debug',
    [
      'debug: /network/list started',
      WARNING,
      'debug: /network/list started',
      'info: /network/list succeeded',
      'debug: /call started',
      ERROR,
    ],
  ],
  ['info', [WARNING, 'info: /network/list succeeded', ERROR]],
  [undefined, [WARNING, 'info: /network/list succeeded', ERROR]],
  ['warn', [WARNING, ERROR]],
  ['error', [ERROR]],
  ['off', []],
])('logs from %s on', async (level, expected) => {
  expect(summary(await logAt(level))).toEqual(expected)
})

it('logs data about each attempt', async () => {
  const [warning, success] = await logAt()
  const number = expect.any(Number) as number
  const call = { endpoint: 'https://node.example', call: '/network/list', status: 200 }
  expect(warning?.[2]).toEqual({ ...call, attempt: 1, duration: number, retryIn: number })
  expect(success?.[2]).toEqual({ ...call, attempt: 2, duration: number })
})

it('logs bodies only at debug, and headers never', async () => {
  expect(JSON.stringify(await logAt('info'))).not.toContain('tag_resolve')
  const all = await logAt('debug')
  expect(JSON.stringify(all)).toContain('tag_resolve')
  expect(JSON.stringify(all)).not.toContain('secret')
})

it('rejects calls for an unknown level', async () => {
  const { logger } = recorder()
  const { client, calls } = setUp([], { logger, logLevel: 'verbose' as 'debug' })
  await expect(client.network.list()).rejects.toMatchObject({
    name: 'InvalidRequestError',
    argument: 'logLevel',
  })
  expect(calls).toEqual([])
})
