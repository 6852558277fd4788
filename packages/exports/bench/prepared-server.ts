/**
 * Serves the lines of a file as the blocks from a height on. The last one is the tip. It runs in a
 * process of its own, so that the measured one shares no thread with it, and it reads and sends
 * bytes without looking at them. Prints its URL.
 */
import { createReadStream, openSync, readSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [path = '', first = ''] = process.argv.slice(2)
const ends: number[] = []
let end = 0
for await (const chunk of createReadStream(path)) {
  const bytes = chunk as Buffer
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) ends.push(end + at)
  end += bytes.length
}
const file = openSync(path, 'r')
const missing = Buffer.from('{"code":6,"message":"Block not found","retriable":true}')

function read(at: number): Buffer {
  const start = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1
  const body = Buffer.allocUnsafe((ends[at] ?? 0) - start)
  readSync(file, body, 0, body.length, start)
  return body
}

const server = createServer((request, response) => {
  let asked = ''
  request.setEncoding('latin1')
  request.on('data', (text: string) => (asked += text))
  request.on('end', () => {
    const index = /"index":(\d+)/.exec(asked)?.[1]
    const at = index === undefined ? ends.length - 1 : Number(index) - Number(first)
    const body = at >= 0 && at < ends.length ? read(at) : missing
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
