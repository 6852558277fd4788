import { exitCodesTest } from '@mcm/shared/exit-codes-test'
import { join } from 'node:path'
import { help } from './arguments'
import { ExitCode } from './exit'

exitCodesTest(ExitCode, help, join(import.meta.dirname, '../../README.md'))
