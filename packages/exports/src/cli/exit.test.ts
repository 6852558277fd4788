import { exitCodesTest } from '@mcm/shared/exit-codes-test'
import { join } from 'node:path'
import { HELP } from './help'
import { ExitCode } from './exit'

exitCodesTest(ExitCode, HELP, join(import.meta.dirname, '../../README.md'))
