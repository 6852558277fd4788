import { library } from '../../tooling/build/library.mjs'

export default library({
  entry: { index: 'src/index.ts', verifier: 'src/verifier.ts', worker: 'src/worker.ts' },
  bundle: [/^@noble\/hashes/],
})
