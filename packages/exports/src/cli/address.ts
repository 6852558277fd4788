import type { ParsedAddress } from '@mcm/address'
import { isApiError, RosettaErrorCode, summarizeTransaction } from '@mcm/rosetta-client'
import { addressHistoryBeancount } from '../accounting/beancount'
import { addressHistoryCoinTracking } from '../accounting/cointracking'
import { addressHistoryKoinly } from '../accounting/koinly'
import { addressHistoryLedger } from '../accounting/ledger-cli'
import { addressHistoryCsv, addressHistoryJson } from '../address-history'
import { addressFileName, type AddressHistoryFormat } from '../file-names'
import type { AddressHistory } from '../history/history'
import { readHistory } from '../history/read-history'
import { createHistorySource } from '../history/source'
import type { HistoryPage } from '../history/store'
import { exportOptions, lockOptions, nodeIsDown, type Context, type Outcome } from './context'
import { deliver, partPath } from './deliver'
import { ExitCode } from './exit'
import { withLock } from './lock'
import { count } from './progress'
import { Spool } from './spool'
import { inTemporaryFolder } from './temporary-folder'
import { throughSpool } from './through-spool'

const EXPORTERS = {
  csv: addressHistoryCsv,
  json: addressHistoryJson,
  koinly: addressHistoryKoinly,
  cointracking: addressHistoryCoinTracking,
  ledger: addressHistoryLedger,
  beancount: addressHistoryBeancount,
} as const

/** Exports every payment of an address, latest first. */
export async function exportAddress(
  context: Context,
  address: ParsedAddress,
  format: AddressHistoryFormat,
): Promise<Outcome> {
  const { client, settings } = context
  const path = partPath(context, addressFileName(address.base58, format))
  const request = {
    endpoint: client.endpoint,
    export: 'address',
    address: address.hex,
    blockTimes: settings.blockTimes,
  }
  const open = (path: string) =>
    Spool.open<null, HistoryPage>(path, request, settings.fresh, async () => null)
  const write = async (spool: Spool<null, HistoryPage>) =>
    writeFile(context, address, format, path, await read(context, address, spool))

  if (path !== null) {
    return withLock(path, lockOptions(context), async () => {
      const spool = await open(path)
      return throughSpool(context, spool, () => write(spool))
    })
  }
  // The first row is known only at the end of the download, so standard output has to wait too.
  return inTemporaryFolder(async (at) => {
    const spool = await open(at('history.part'))
    try {
      return await write(spool)
    } finally {
      await spool.close()
    }
  })
}

async function read(
  context: Context,
  address: ParsedAddress,
  store: Spool<null, HistoryPage>,
): Promise<AddressHistory> {
  const { client, settings, signal } = context
  const progress = context.progress('transactions')
  try {
    return await readHistory(createHistorySource(client, address.hex, { signal }), {
      summarize: summarizeTransaction,
      blockTimes: settings.blockTimes,
      store,
      onProgress: ({ loaded, total }) => progress.update(loaded, total),
    })
  } catch (error) {
    if (isApiError(error, RosettaErrorCode.BlockNotFound)) throw nodeIsDown(context)
    throw error
  }
}

async function writeFile(
  context: Context,
  address: ParsedAddress,
  format: AddressHistoryFormat,
  path: string | null,
  history: AddressHistory,
): Promise<Outcome> {
  const stream = EXPORTERS[format](history.items(), history.account, exportOptions(context))
  const where = await deliver(context, stream, path, () => addressFileName(address.base58, format))
  const { block } = history.account.balance
  const replaced = history.replaced.map(
    ({ from, to }) =>
      `A reorg replaced ${from === to ? `block ${to}` : `blocks ${from} to ${to}`} during the download. The file contains the history after the reorg.`,
  )
  return {
    exitCode: ExitCode.Done,
    message: [
      `${count(history.count)} transactions of ${address.base58} up to block ${block} ${where}.`,
      ...replaced,
    ].join('\n'),
  }
}
