import { lies } from '@mcm/devnet/core'
import { describe } from 'vitest'
import { tellLies, setUpLiar } from '../../../test/lying-endpoint'

describe('an endpoint that tells each lie', () => {
  tellLies(lies, setUpLiar())
})
