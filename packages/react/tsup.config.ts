import { library } from '../../tooling/build/library.mjs'

export default library({ entry: { index: 'src/index.ts', query: 'src/query/index.ts' } })
