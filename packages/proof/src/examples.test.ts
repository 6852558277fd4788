import { examplesTest } from '../../../tooling/readme/examples.mjs'

examplesTest(`${import.meta.dirname}/..`, { prepare: withBlock })

/** Defines the block that the examples call `block`. */
function withBlock(code: string): string {
  if (!/(?<![.'/\w-])block\b(?!')/.test(code)) return code
  return `import { mainnetBlock as block } from '../../test/vectors'\n${code}\nvoid block\n`
}
