import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileStore } from './file-store'
import { story } from './story'

const [baseUrl = 'http://localhost:8080'] = process.argv.slice(2)
const tell = (line: string) => void process.stdout.write(`${line}\n`)
const directory = await mkdtemp(join(tmpdir(), 'wallet-'))
tell(`State in ${directory}`)
await story({
  baseUrl,
  store: fileStore(directory),
  seed: crypto.getRandomValues(new Uint8Array(32)),
  tell,
})
