import { library } from '../../tooling/build/library.mjs'

const entry = {
  index: 'src/index.ts',
  core: 'src/core.ts',
  vite: 'src/adapters/vite.ts',
  vitest: 'src/adapters/vitest.ts',
}
const builds = [library({ entry, bundle: ['@noble/hashes'] })].flat()

/** The command is never imported with `require`, so it is built as ESM only. */
export default builds.map((build) =>
  typeof build === 'object' && build.format === 'esm'
    ? { ...build, entry: { ...entry, cli: 'src/cli.ts' } }
    : build,
)
