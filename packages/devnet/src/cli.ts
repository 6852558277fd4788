import { parseArgs } from 'node:util'
import { startDevnet, type StartOptions } from './start'

const help = `mcm-devnet: a Mochimo chain on this machine that answers like the real Mesh API

  mcm-devnet [options]

  --port <number>         port to listen on (8080)
  --host <address>        address to listen on (127.0.0.1)
  --seed <text>           what everything random comes from (mochimo)
  --blocks <number>       blocks in the history (2000)
  --accounts <number>     accounts in the ledger (12500)
  --block-time <seconds>  seconds between blocks (70)
  --no-mining             time stands still: blocks come only by POST /devnet/control
  --strict-rosetta        the known bugs of the real server are off
  --quiet                 print nothing but errors
  --help                  this text
`

const flags = {
  port: { type: 'string' },
  host: { type: 'string' },
  seed: { type: 'string' },
  blocks: { type: 'string' },
  accounts: { type: 'string' },
  'block-time': { type: 'string' },
  'no-mining': { type: 'boolean' },
  'strict-rosetta': { type: 'boolean' },
  quiet: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const

async function main(): Promise<void> {
  const { values } = parseArgs({ options: flags })
  if (values.help) {
    console.log(help)
    return
  }
  const options: StartOptions = {
    ...number('port', values.port),
    ...(values.host === undefined ? {} : { host: values.host }),
    ...(values.seed === undefined ? {} : { seed: values.seed }),
    ...number('blocks', values.blocks),
    ...number('accounts', values.accounts),
    ...number('blockTime', values['block-time'], 'block-time'),
    ...(values['no-mining'] ? { clock: 'manual' as const } : {}),
    ...(values['strict-rosetta'] ? { strictRosetta: true } : {}),
    ...(values.quiet ? {} : { log: (line: string) => console.log(line) }),
  }
  const { url, devnet, close } = await startDevnet(options)
  if (!values.quiet) {
    console.log(`The devnet answers on ${url} (its faucet is ${devnet.faucet.address})`)
  }
  const stop = (): void => void close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

function number<Name extends string>(
  name: Name,
  text: string | undefined,
  flag: string = name,
): Partial<Record<Name, number>> {
  if (text === undefined) return {}
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value)) {
    throw new RangeError(`--${flag} should be a number, got "${text}"`)
  }
  const option: Partial<Record<Name, number>> = {}
  option[name] = value
  return option
}

main().catch((error: unknown) => {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(
    code === 'EADDRINUSE'
      ? 'The port is taken: stop what uses it, or choose another with --port <number>.'
      : `${message}\nmcm-devnet --help shows the options.`,
  )
  process.exitCode = 1
})
