import { library } from '../../tooling/build/library.mjs'

const entry = { index: 'src/index.ts', verifier: 'src/verifier.ts', worker: 'src/worker.ts' }
const builds = [library({ entry, bundle: [/^@noble\/hashes/] })].flat()

/** Builds the command as ESM only, because it is never imported. */
export default builds.map((build) =>
  typeof build === 'object' && build.format === 'esm'
    ? { ...build, entry: { ...entry, cli: 'src/cli.ts' } }
    : build,
)
