import { library } from '../../tooling/build/library.mjs'

export default library({
  entry: { index: 'src/index.ts', wots: 'src/wots.ts', transaction: 'src/transaction.ts' },
  bundle: [/^@noble\//],
})
