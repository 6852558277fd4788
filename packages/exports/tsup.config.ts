import { library } from '../../tooling/build/library.mjs'

const builds = [library({ entry: { index: 'src/index.ts', 'data-set': 'src/data-set.ts' } })].flat()

/**
 * The command has a build of its own, so that its parts that load on demand don't divide the library
 * into more files. It is never imported with `require`.
 */
const command = builds.flatMap((build) =>
  typeof build === 'object' && build.format === 'esm'
    ? [{ ...build, entry: { cli: 'src/cli.ts' }, clean: false, dts: false }]
    : [],
)

export default [...builds, ...command]
