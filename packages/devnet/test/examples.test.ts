import { examplesTest } from '../../../tooling/readme/examples.mjs'

examplesTest(`${import.meta.dirname}/..`)
