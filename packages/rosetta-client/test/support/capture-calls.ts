import type { RosettaClient } from '../../src/index'
import type { Capture } from './captures'

const RICHEST = 'richest' as const
const POOREST = 'poorest' as const

type Json = Readonly<Record<string, unknown>>

/** Reads a field of a captured body without type checks, like an untyped caller. */
function at(body: unknown, ...path: (string | number)[]): never {
  return path.reduce<unknown>((value, key) => (value as Json | undefined)?.[key], body) as never
}

/** Removes undefined entries of an object. */
function given<T extends object>(object: T): T {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== undefined),
  ) as unknown as T
}

/**
 * Maps captured calls to client methods, with the unmodified fields of the captured body as arguments. The
 * client may reject them.
 */
const CALLS: Readonly<Record<string, (client: RosettaClient, body: unknown) => Promise<unknown>>> =
  {
    '/network/status': (client) => client.network.status(),
    '/network/options': (client) => client.network.options(),
    '/network/list': (client) => client.network.list(),
    '/account/balance': (client, body) =>
      client.account.balance({ address: at(body, 'account_identifier', 'address') }),
    '/block': (client, body) => client.block.get(blockOf(body)),
    '/block/transaction': (client, body) =>
      client.block.transaction({
        block: blockOf(body),
        hash: at(body, 'transaction_identifier', 'hash'),
      }),
    '/call': (client, body) => client.call.resolveTag({ address: at(body, 'parameters', 'tag') }),
    '/mempool': (client) => client.mempool.list(),
    '/mempool/transaction': (client, body) =>
      client.mempool.transaction({ hash: at(body, 'transaction_identifier', 'hash') }),
    '/search/transactions': (client, body) =>
      client.search.transactions(
        given({
          address: at(body, 'account_identifier', 'address') ?? at(body, 'address'),
          hash: at(body, 'transaction_identifier', 'hash'),
          maxBlock: at(body, 'max_block'),
          status: at(body, 'status'),
          type: at(body, 'type'),
          limit: at(body, 'limit'),
          offset: at(body, 'offset'),
        }),
      ),
    '/events/blocks': (client, body) =>
      client.events.blocks(given({ offset: at(body, 'offset'), limit: at(body, 'limit') })),
    '/stats/richlist': (client, body) =>
      client.stats.richList(
        given({
          order: at(body, 'ascending') === true ? RICHEST : POOREST,
          offset: at(body, 'offset'),
          limit: at(body, 'limit'),
        }),
      ),
    '/construction/derive': (client, body) =>
      client.construction.derive({
        publicKey: at(body, 'public_key', 'hex_bytes'),
        tag: at(body, 'metadata', 'tag'),
      }),
    '/construction/preprocess': (client, body) =>
      client.construction.preprocess({
        operations: at(body, 'operations'),
        changeAddressHash: at(body, 'metadata', 'change_pk'),
        blockToLive: BigInt(at(body, 'metadata', 'block_to_live') ?? 0),
      }),
    '/construction/metadata': (client, body) =>
      client.construction.metadata(
        given({
          options: at(body, 'options'),
          publicKeys: keysOf(body)?.map((key) => key.hex_bytes) as never,
        }),
      ),
    '/construction/payloads': (client, body) =>
      client.construction.payloads({
        operations: at(body, 'operations'),
        metadata: at(body, 'metadata'),
        publicKey: keysOf(body)?.[0]?.hex_bytes as never,
      }),
    '/construction/combine': (client, body) =>
      client.construction.combine({
        unsignedTransaction: at(body, 'unsigned_transaction'),
        payload: at(body, 'signatures', 0, 'signing_payload'),
        publicKey: at(body, 'signatures', 0, 'public_key', 'hex_bytes'),
        signature: at(body, 'signatures', 0, 'hex_bytes'),
      }),
    '/construction/parse': (client, body) =>
      client.construction.parse({
        signed: at(body, 'signed'),
        transaction: at(body, 'transaction'),
      }),
    '/construction/hash': (client, body) =>
      client.construction.hash({ signedTransaction: at(body, 'signed_transaction') }),
    '/construction/submit': (client, body) =>
      client.construction.submit({ signedTransaction: at(body, 'signed_transaction') }),
  }

function blockOf(body: unknown): 'tip' {
  const selector = at(body, 'block_identifier') as Json | undefined | null
  return (selector && Object.keys(selector).length > 0 ? selector : 'tip') as 'tip'
}

function keysOf(body: unknown): { hex_bytes: string }[] | undefined {
  return at(body, 'public_keys')
}

/** Makes a captured call with the client. */
export function makeCall(
  client: RosettaClient,
  { path, body }: Capture['request'],
): Promise<unknown> {
  return callAt(path)(client, body)
}

/** Returns the method for a path, or `network.status` for unknown paths. */
function callAt(path: string) {
  return CALLS[path] ?? CALLS['/network/status'] ?? failedLookup(path)
}

function failedLookup(path: string): never {
  throw new Error(`No call for ${path}`)
}
