import { expect, it } from 'vitest'
import { Machine, newOwner } from './machine'
import { memoryStore } from './memory-store'
import { PAID_ONCE, scenarioOfFile } from './scenario'

const scenario = scenarioOfFile()

it('continues from its state after a kill at each pair of steps', async () => {
  const steps = await scenario.steps()
  for (let dieAt = 1; dieAt <= steps.length; dieAt++) {
    for (let died = true, again = 1; died; again++) {
      const [owner, to, store] = [scenario.funded(), newOwner(), memoryStore()]
      await scenario.life(new Machine(dieAt), owner, to, store)
      died = await scenario.life(new Machine(again), owner, to, store)
      expect(await scenario.goesOn(owner, to, store)).toEqual(PAID_ONCE)
    }
  }
})
