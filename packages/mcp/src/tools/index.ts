import type { Tool } from '../tool'
import { getAddress } from './get-address'
import { getBlock } from './get-block'
import { getStatus } from './get-status'
import { getTransaction } from './get-transaction'
import { listMempool } from './list-mempool'
import { readDocs } from './read-docs'
import { searchDocs } from './search-docs'
import { searchTransactions } from './search-transactions'
import { verifyBlockTool } from './verify-block'

/** The tools, in the order in which clients list them. */
export const tools: readonly Tool[] = [
  getStatus,
  getBlock,
  getTransaction,
  getAddress,
  searchTransactions,
  listMempool,
  verifyBlockTool,
  searchDocs,
  readDocs,
]
