import { describe, expect, it } from 'vitest'
import { CHECKING, statusInChain } from './chain-status'

describe('statusInChain', () => {
  it.each([
    ['SUCCESS', 'canonical', 'SUCCESS'],
    ['SUCCESS', 'orphaned', 'SPLIT'],
    ['SUCCESS', 'checking', CHECKING],
    ['SUCCESS', 'unknown', 'UNKNOWN'],
    // The block was orphaned, then its branch won again: the index can miss that.
    ['SPLIT', 'canonical', 'SUCCESS'],
    ['ORPHANED', 'canonical', 'SUCCESS'],
    ['SPLIT', 'orphaned', 'SPLIT'],
    ['ORPHANED', 'orphaned', 'ORPHANED'],
    ['SPLIT', 'checking', 'SPLIT'],
    ['ORPHANED', 'unknown', 'ORPHANED'],
    ['PENDING', 'canonical', 'PENDING'],
    ['FAILURE', 'canonical', 'FAILURE'],
  ] as const)('%s in a block that is %s is %s', (status, chainStatus, shown) => {
    expect(statusInChain(status, chainStatus)).toBe(shown)
  })
})
