import { library } from '../../tooling/build/library.mjs'

const entry = { index: 'src/index.ts' }
// `shims` provides the module's URL in CommonJS, which locates the documentation.
const builds = [library({ entry, options: { platform: 'node', shims: true } })].flat()

/** Builds the command as ESM only, because it is never imported. */
export default builds.map((build) =>
  typeof build === 'object' && build.format === 'esm'
    ? { ...build, entry: { ...entry, cli: 'src/cli.ts' } }
    : build,
)
