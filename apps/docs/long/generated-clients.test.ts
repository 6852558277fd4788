import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { withValues } from '../src/samples/example-values'
import { post, sharedDevnet } from '../test/support/devnet'
import { writeDescription } from './support/description'
import { cacheFolder, needTools, run } from './support/tools'

/** The release of openapi-generator that is run, from Maven Central. */
const GENERATOR = '7.25.0'

const { devnet, url } = await sharedDevnet()
const program = (name: string) => fileURLToPath(new URL(`clients/${name}`, import.meta.url))
const require = createRequire(import.meta.url)

beforeAll(() => {
  devnet.simulate(3)
})

test('openapi-typescript', async () => {
  const { folder, description } = emptyProject('typescript')
  const generator = join(dirname(require.resolve('openapi-typescript/package.json')), 'bin/cli.js')
  await run(process.execPath, [generator, description, '--output', join(folder, 'api.d.ts')])
  copyFileSync(program('read.ts'), join(folder, 'read.ts'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const compilerOptions = {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noUncheckedIndexedAccess: true,
    types: ['node'],
    typeRoots: [dirname(dirname(require.resolve('@types/node/package.json')))],
  }
  const files = ['read.ts']
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
  await run(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', folder])
  expect(JSON.parse(await run(process.execPath, ['read.js', url], folder))).toEqual(await facts())
})

test('openapi-generator, Go', async (context) => {
  needTools(context, { java: '-version', mvn: '-v', go: 'version' })
  const { folder, description } = emptyProject('go')
  const module = ['--git-host', 'example.org', '--git-user-id', 'me', '--git-repo-id', 'mesh']
  await generate('go', description, folder, 'packageName=mesh', ...module)
  for (const name of ['read', 'balance']) mkdirSync(join(folder, name))
  copyFileSync(program('read.go'), join(folder, 'read/main.go'))
  const holder = devnet.faucet.address
  writeFileSync(
    join(folder, 'balance/main.go'),
    withValues(shownProgram().replace('https://api.mochimo.org', url), { holder }),
  )
  await run('go', ['vet', '.', './read', './balance'], folder)
  const balance = devnet.chain.account(holder)?.balance
  expect(await run('go', ['run', './balance'], folder)).toMatch(`${balance} nanoMCM at block`)
  expect(JSON.parse(await run('go', ['run', './read'], folder))).toEqual(await facts())
})

// Gson in the generator's first choice, Jackson in the other: they tell types apart differently.
test.for(['okhttp-gson', 'native'])('openapi-generator, Java with %s', async (library, context) => {
  needTools(context, { java: '-version', mvn: '-v' })
  const { folder, description } = emptyProject(`java-${library}`)
  await generate('java', description, folder, `library=${library}`)
  copyFileSync(program('Read.java'), join(folder, 'src/main/java/Read.java'))
  const quiet = ['--quiet', '--batch-mode']
  const classpath = ['dependency:build-classpath', '-Dmdep.outputFile=classpath.txt']
  await run('mvn', [...quiet, '-Dmaven.test.skip=true', 'compile', ...classpath], folder)
  const libraries = readFileSync(join(folder, 'classpath.txt'), 'utf8')
  const output = await run('java', ['-cp', `target/classes:${libraries}`, 'Read'], folder)
  expect(JSON.parse(output)).toEqual(await facts())
})

function emptyProject(name: string) {
  const folder = cacheFolder(name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return { folder, description: writeDescription(folder, url) }
}

/** Returns the Go program on the page about the OpenAPI file. */
function shownProgram(): string {
  const page = new URL('../src/content/machine-readable.mdx', import.meta.url)
  return /^```go\n(.*?)^```$/ms.exec(readFileSync(page, 'utf8'))?.[1] ?? ''
}

async function generate(
  language: string,
  input: string,
  output: string,
  properties: string,
  ...more: readonly string[]
) {
  const tools = cacheFolder('generator')
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${GENERATOR}`
  const copy = [
    '--quiet',
    '--batch-mode',
    'dependency:copy',
    artifact,
    `-DoutputDirectory=${tools}`,
  ]
  await run('mvn', copy)
  const jar = join(tools, `openapi-generator-cli-${GENERATOR}.jar`)
  const options = [
    '-g',
    language,
    '-i',
    input,
    '-o',
    output,
    '--additional-properties',
    properties,
    ...more,
  ]
  await run('java', ['-jar', jar, 'generate', ...options])
}

/** What the programs must print: the devnet's own words, without any client. */
async function facts(): Promise<unknown> {
  const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
  const { current_block_identifier, sync_status } = (await post(`${url}/network/status`, {
    network_identifier,
  })) as { current_block_identifier: { index: number }; sync_status: { stage: string } }
  const tip = current_block_identifier.index
  const { block } = (await post(`${url}/block`, {
    network_identifier,
    block_identifier: { index: tip },
  })) as {
    block: {
      timestamp: number
      block_identifier: { hash: string }
      transactions: { operations: { amount: { value: string } }[] }[]
    }
  }
  const search = (await post(`${url}/search/transactions`, { network_identifier, limit: 3 })) as {
    transactions: { transaction_identifier: { hash: string }; metadata: { send_total: number } }[]
    total_count: number
    next_offset: number
  }
  const [first] = search.transactions
  return {
    tip,
    stage: sync_status.stage,
    timestamp: block.timestamp,
    hash: block.block_identifier.hash,
    reward: block.transactions[0]?.operations[0]?.amount.value,
    rows: 3,
    total: search.total_count,
    next: search.next_offset,
    id: first?.transaction_identifier.hash,
    sent: first?.metadata.send_total,
    isError: false,
    code: 5,
    message: 'Wrong network identifier',
  }
}
