import { connect } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startDevnet, type RunningDevnet } from '../src'

let running: RunningDevnet
beforeAll(async () => {
  const small = { blocks: 40, accounts: 100, difficulty: 0 }
  running = await startDevnet({ port: 0, clock: 'manual', ...small })
})
afterAll(() => running.close())

/** Sends an endless chunked body until the server stops reading. */
function sendEndlessly(path: string, type: string): Promise<{ head: string; sent: number }> {
  const { port } = new URL(running.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`
    let head = ''
    let sent = 0
    const write = (): void => {
      while (!socket.destroyed && sent < 400_000_000) {
        sent += chunk.length
        if (!socket.write(chunk)) return
      }
    }
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`,
    )
    socket.on('drain', write)
    socket.on('data', (data) => (head += data.toString()))
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve({ head, sent }))
    write()
  })
}

it.each([
  ['/network/status', 'application/json', 'HTTP/1.1 200 OK'],
  ['/network/status', 'application/x-www-form-urlencoded', 'HTTP/1.1 413'],
  ['/network/list', 'application/json', 'HTTP/1.1 200 OK'],
  ['/devnet/control', 'application/json', 'HTTP/1.1 413'],
])('%s reads an endless %s body up to its limit', async (path, type, status) => {
  const { head, sent } = await sendEndlessly(path, type)
  expect(head.startsWith(status)).toBe(true)
  expect(head.toLowerCase()).toContain('connection: close')
  expect(sent).toBeLessThan(20_000_000)
})

it.each(['/nowhere', '/'])('%s does not read an endless body', async (path) => {
  const { head, sent } = await sendEndlessly(path, 'application/json')
  expect(head.startsWith('HTTP/1.1 404')).toBe(true)
  expect(sent).toBeLessThan(20_000_000)
})
