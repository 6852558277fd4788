import type { RichListResponse } from '@mcm/rosetta-client'
import { richListFileName } from '../file-names'
import { ledgerDat } from '../ledger-dat'
import { richListCsv, richListJson } from '../rich-list'
import { RichList, type RichListProgress } from '../rich-list-pages'
import { exportOptions, lockOptions, type Context, type Outcome } from './context'
import { deliver, partPath } from './deliver'
import { ExitCode } from './exit'
import { withLock } from './lock'
import { count } from './progress'
import { Spool } from './spool'
import { throughSpool } from './through-spool'

type Format = 'csv' | 'json' | 'dat'

/** Exports all accounts of the ledger by balance. */
export async function exportRichList(context: Context, format: Format): Promise<Outcome> {
  const progress = context.progress('accounts')
  const onPage = ({ loaded, total }: RichListProgress) => progress.update(loaded, total)
  const path = partPath(context, richListFileName(null, format))
  if (path === null) {
    return write(context, format, path, new RichList(pagesFrom(context, 0), onPage))
  }

  const request = { endpoint: context.client.endpoint, export: 'richlist' }
  const { fresh } = context.settings
  return withLock(path, lockOptions(context), async () => {
    const spool = await Spool.open<null, RichListResponse>(path, request, fresh, async () => null)
    return throughSpool(context, spool, async () => {
      await readToEnd(new RichList(keptAndNew(context, spool), onPage))
      return write(context, format, path, new RichList(spool.pages()))
    })
  })
}

/** Yields the pages of an earlier run, and then downloads, stores and yields the missing ones. */
async function* keptAndNew(
  context: Context,
  spool: Spool<null, RichListResponse>,
): AsyncGenerator<RichListResponse> {
  let loaded = 0
  let total = Infinity
  for await (const page of spool.pages()) {
    yield page
    loaded += page.accounts.length
    total = page.total_accounts
  }
  if (loaded >= total) return
  for await (const page of pagesFrom(context, loaded)) {
    await spool.append(page)
    yield page
  }
}

function pagesFrom({ client, signal }: Context, offset: number): AsyncIterable<RichListResponse> {
  return client.stats.richList({ offset }, { signal }).pages()
}

async function write(
  context: Context,
  format: Format,
  path: string | null,
  list: RichList,
): Promise<Outcome> {
  const options = exportOptions(context)
  const dat = format === 'dat' ? ledgerDat(list, options) : undefined
  const stream =
    dat?.stream ??
    (format === 'csv'
      ? richListCsv(list, options)
      : richListJson(list, () => list.metadata, options))
  // The block number is needed to name the file.
  const where = await deliver(context, stream, path, () =>
    richListFileName(list.metadata.block_number, format),
  )
  const { block_number, block_changes, total_accounts } = list.metadata
  const skipped = dat?.skipped ? ` ${count(dat.skipped)} skipped: no 20-byte tag.` : ''
  const message = `${count(total_accounts)} accounts of block ${block_number} ${where}.${skipped}`
  if (block_changes.length === 0) return { exitCode: ExitCode.Done, message }
  const notes = block_changes.map(({ note }) => note)
  return { exitCode: ExitCode.Changed, message: [message, ...notes].join('\n') }
}

async function readToEnd(list: RichList): Promise<void> {
  const accounts = list[Symbol.asyncIterator]()
  while (!(await accounts.next()).done);
}
