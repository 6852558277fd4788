import { library } from '../../tooling/build/library.mjs'

const published = { index: 'src/index.ts', amount: 'src/amount.ts' }

export default library({
  entry: {
    ...published,
    // Files of their own, so that a bundler can leave out what an application does not use: the
    // schemas are made by calls, which it could not otherwise tell from side effects.
    'block-events-reader': 'src/block-events-reader.ts',
    client: 'src/client.ts',
    'error-kinds': 'src/error-kinds.ts',
    errors: 'src/errors.ts',
    operations: 'src/operations.ts',
    reader: 'src/reader.ts',
    summary: 'src/summary.ts',
    throttle: 'src/throttle/throttle.ts',
  },
  bundle: ['ky'],
  options: { dts: { entry: published, compilerOptions: { ignoreDeprecations: '6.0' } } },
})
