import { writeFileSync } from 'node:fs'
import { file, generate } from './generate'
import { taggedTests } from './tagged-tests'

writeFileSync(file, await generate(taggedTests()))
