import { readmeTest } from '../../../tooling/readme/readme.mjs'

await readmeTest(`${import.meta.dirname}/..`)
