import type { Address } from '@mcm/address'
import { RosettaErrorCode, summarizeTransaction } from '@mcm/rosetta-client'
import { addressHistoryCsv, addressHistoryJson } from '../address-history'
import { addressFileName } from '../file-names'
import { afterHistoryPage } from '../history-pages'
import type { HistoryItem } from '../running-balance'
import { fetchTimedPages, type TimedPage } from './address-pages'
import { exportOptions, orWhenMissing, tipOf, type Context, type Outcome } from './context'
import { deliver, spoolPath } from './deliver'
import { ExitCode } from './exit'
import { count } from './progress'
import { Spool } from './spool'
import { throughSpool } from './through-spool'

/** What the account held when the download began, and up to which block it reaches. */
interface Facts {
  /** nanoMCM. */
  balance: string
  block: number
}

type Format = 'csv' | 'json'

/** Every payment of an address, newest first. */
export async function exportAddress(
  context: Context,
  address: Address,
  format: Format,
): Promise<Outcome> {
  const { client, settings } = context
  const readFacts = () => factsOf(context, address)
  const path = spoolPath(context, addressFileName(address.base58, format))
  if (path === null) {
    const facts = await readFacts()
    return write(context, address, format, facts, fetchTimedPages(context, address, facts.block, 0))
  }
  const request = {
    endpoint: client.endpoint,
    export: 'address',
    address: address.hex,
    blockTimes: settings.blockTimes,
  }
  const spool = await Spool.open<Facts, TimedPage>(path, request, settings.fresh, readFacts)
  return throughSpool(context, spool, async () => {
    await fetchMissing(context, address, spool)
    return write(context, address, format, spool.facts, spool.pages())
  })
}

async function factsOf(context: Context, { hex }: Address): Promise<Facts> {
  const { client, signal } = context
  const asked = client.account
    .balance({ address: hex }, { signal })
    .then(({ balances: [{ value }], block_identifier }) => ({
      balance: value,
      block: block_identifier.index,
    }))
  // An account that holds nothing is not found, and may well have a history.
  return orWhenMissing(asked, RosettaErrorCode.AccountNotFound, async () => {
    const { index } = await tipOf(context)
    return { balance: '0', block: index }
  })
}

async function fetchMissing(
  context: Context,
  address: Address,
  spool: Spool<Facts, TimedPage>,
): Promise<void> {
  let next: number | null = 0
  for await (const { page, offset } of spool.pages()) next = afterHistoryPage(page, offset)
  if (next === null) return
  for await (const page of fetchTimedPages(context, address, spool.facts.block, next)) {
    await spool.append(page)
  }
}

async function write(
  context: Context,
  address: Address,
  format: Format,
  { balance, block }: Facts,
  pages: AsyncIterable<TimedPage>,
): Promise<Outcome> {
  let transactions = 0
  const account = { address: address.hex, balance: { value: BigInt(balance), block } }
  const exporter = format === 'csv' ? addressHistoryCsv : addressHistoryJson
  const stream = exporter(items(), account, exportOptions(context))
  const where = await deliver(context, stream, () => addressFileName(address.base58, format))
  return {
    exitCode: ExitCode.Done,
    message: `${count(transactions)} transactions of ${address.base58} up to block ${block} ${where}.`,
  }

  async function* items(): AsyncGenerator<HistoryItem> {
    for await (const { page, times } of pages) {
      for (const transaction of page.transactions) {
        transactions++
        const time = times[transaction.block_identifier.hash] ?? null
        yield { summary: summarizeTransaction(transaction), time }
      }
    }
  }
}
