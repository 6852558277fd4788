import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall, workspace } from '../../../tooling/package-test/install.mjs'
import { run } from '../../../tooling/package-test/run.mjs'
import { compilerOf } from '../../../tooling/typescript/compilers.mjs'
import { samplesOf } from '../../../tooling/readme/samples.mjs'
import { buildChain, seeded, transfer } from './chain'
import { serveBlocks, type BlockServer } from './server'

// Runs the README's samples unchanged against an installed package. They can't be unit tests, because a
// Node worker loads the built package. A generated chain of the same heights replaces mainnet's blocks.
const folder = join(import.meta.dirname, '..')
const readme = await readFile(join(folder, 'README.md'), 'utf8')
const samples = samplesOf(readme).map(({ code, promises }, index) => ({
  file: /^\/\/ (\S+)\.ts$/m.exec(code)?.[1] ?? `sample-${index}`,
  code,
  promises,
}))

let server: BlockServer
let project = ''

beforeAll(async () => {
  const plans = [0x11, 0x22, 0x33].map((source) => ({
    seconds: 90,
    transfers: [transfer(source, [5n])],
  }))
  const { blocks } = buildChain(1_078_533, plans, seeded(1))
  server = await serveBlocks(1_078_535, (index) => blocks[index - 1_078_533])
  project = await packAndInstall(folder, ['@mcm/rosetta-client'])
  await writeFile(join(project, 'package.json'), JSON.stringify({ type: 'module' }))
  for (const { file, code } of samples) await writeFile(join(project, `${file}.ts`), code)
}, 300_000)
afterAll(async () => {
  await server.close()
  if (project) await rm(project, { recursive: true, force: true })
})

describe('the samples of the README', () => {
  it('compile', async () => {
    const compilerOptions = {
      strict: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2023', 'dom', 'dom.iterable'],
      module: 'esnext',
      moduleResolution: 'bundler',
      types: ['node'],
      typeRoots: [join(workspace, 'node_modules/@types')],
      skipLibCheck: true,
    }
    await writeFile(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, include: ['*.ts'] }),
    )
    await expect(run(process.execPath, [compilerOf(), '-p', project], project)).resolves.toBe('')
  }, 300_000)

  it('run in Node', async () => {
    for (const { file, code } of samples)
      await writeFile(join(project, `${file}.js`), await forNode(code))
    const started = samples.filter(({ file }) => !file.endsWith('.worker'))
    expect(started.map(({ promises }) => promises)).toEqual([1, 1, 1, 4, 3])
    for (const { file } of started) {
      await expect(run(process.execPath, [`${file}.js`], project)).resolves.toBe('')
    }
  }, 300_000)
})

/** Adapts a sample to Node, as the README describes, and to the test server. */
async function forNode(code: string): Promise<string> {
  const worker = code.includes('new Worker(')
    ? `import { Worker } from 'node:worker_threads'\n`
    : ''
  const text = (worker + code)
    .replaceAll('https://api.mochimo.org', server.url)
    .replaceAll('./proof.worker.ts', './proof.worker.js')
  return (await transform(text, { loader: 'ts', target: 'es2022' })).code
}
