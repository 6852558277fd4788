import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exportsOf } from '../../../tooling/readme/exports-of.mjs'
import { samplesTest } from '../../../tooling/readme/samples-test.mjs'
import { samplesOf } from '../../../tooling/readme/samples.mjs'

const folder = join(import.meta.dirname, '..')
const examples = exportsOf(folder).flatMap(({ name, examples: texts }) =>
  texts.flatMap(samplesOf).map((sample) => ({ ...sample, heading: name })),
)

// Compiled together, because the SDK's types take most of the time.
samplesTest({
  folder,
  name: 'samples',
  samples: [...samplesOf(readFileSync(join(folder, 'README.md'), 'utf8')), ...examples],
  prepare: (code) => code,
})
