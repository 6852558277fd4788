import { lies } from '@mcm/devnet/core'
import { describe } from 'vitest'
import { tellLies } from '../../../test/lying-endpoint'

describe('an endpoint that tells each lie', () => {
  tellLies(lies)
})
