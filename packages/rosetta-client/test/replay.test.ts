import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InvalidRequestError, MAINNET, createRosettaClient, isRosettaError } from '../src/index'
import type { NetworkIdentifier } from '../src/index'
import { makeCall } from './support/capture-calls'
import { capture, mainnetCaptures, meshServerCaptures } from './support/captures'
import type { Capture } from './support/captures'
import { startReplayServer } from './support/replay-server'
import type { ReplayServer } from './support/replay-server'

/** Arguments the client rejects, with a valid call of the same path. */
const REFUSED: Readonly<Record<string, string>> = {
  block_index_0: 'block_latest_empty_identifier',
  block_limit_lower_float_index: 'block_latest_empty_identifier',
  construction_payloads_two_destinations_BUG: 'construction_payloads',
  construction_preprocess_full_pk_BUG: 'construction_preprocess',
  err_account_empty: 'account_balance_tag',
  err_account_no0x_42chars: 'account_balance_tag',
  err_account_nonhex: 'account_balance_tag',
  err_bad_json_balance: 'account_balance_tag',
  err_block_hash_too_long: 'block_latest_empty_identifier',
  err_block_negative_index: 'block_latest_empty_identifier',
  err_block_string_index: 'block_latest_empty_identifier',
  err_call_bad_tag: 'call_tag_resolve',
  err_call_missing_tag: 'call_tag_resolve',
  err_call_unknown_method: 'call_tag_resolve',
  err_construction_combine_payload_mismatch: 'construction_combine',
  err_construction_combine_sig_2144_bytes: 'construction_combine',
  err_construction_derive_bad_json: 'construction_derive',
  err_construction_derive_no_tag: 'construction_derive',
  err_construction_parse_nonhex: 'construction_parse_unsigned',
  err_construction_payloads_no_pk: 'construction_payloads',
  err_construction_preprocess_bad_change_pk: 'construction_preprocess',
  err_construction_preprocess_no_fee_op: 'construction_preprocess',
  err_wrong_network_block: 'block_latest_empty_identifier',
  err_search_address_short: 'search_default',
  events_limit_101: 'events_default',
  events_negative_offset_tail: 'events_default',
  panic_construction_derive_tag_number: 'construction_derive',
  panic_construction_hash_short: 'construction_hash',
  panic_construction_parse_short: 'construction_parse_signed',
  panic_construction_preprocess_change_pk_number: 'construction_preprocess',
  panic_construction_submit_short: 'construction_submit',
  richlist_limit_101: 'richlist_ascending_false',
  search_limit_0_falls_back_to_10: 'search_default',
  search_limit_101_falls_back_to_10: 'search_default',
  search_limit_negative: 'search_default',
  search_null_fields: 'search_default',
  search_status_FAILURE: 'search_default',
  search_status_success_lower: 'search_default',
  search_type_REWARD: 'search_default',
  search_type_TRANSFER: 'search_default',
  'mainnet 6 /call': 'mainnet 4 /call',
  'mainnet 7 /call': 'mainnet 4 /call',
  'mainnet 8 /call': 'mainnet 4 /call',
  'mainnet 14 /account/balance': 'mainnet 10 /account/balance',
}

/** Calls the client sends differently from the captured ones, and the change. */
const CORRECTED: Readonly<Record<string, string>> = {
  account_balance_block_identifier_ignored: 'leaves out what the server ignores',
  account_balance_tag_uppercase: 'lower case',
  account_balance_without_network_identifier: 'adds the network',
  block_latest_no_identifier: 'asks for the tip with an empty identifier',
  block_null_identifier: 'asks for the tip with an empty identifier',
  block_standard_by_hash_no0x: '0x',
  block_standard_by_hash_uppercase: 'lower case',
  construction_preprocess_btl_number: 'block_to_live as text',
  err_account_base58: 'hex',
  err_account_no0x: '0x',
  err_bad_json_search: 'JSON',
  err_bad_json_status: 'JSON',
  err_block_transaction_no0x: '0x',
  err_block_transaction_no_block: 'asks for the tip with an empty identifier',
  err_block_transaction_uppercase: 'lower case',
  err_construction_derive_curve: 'the right curve',
  err_construction_preprocess_no_btl: 'block_to_live always',
  err_form_content_type: 'JSON',
  err_construction_payloads_pk_0x_prefixed: 'no 0x',
  err_get_method: 'POST',
  err_get_method_list: 'POST',
  err_mempool_tx_no0x: '0x',
  err_missing_network: 'adds the network',
  err_search_address_base58: 'hex',
  err_too_large: 'no extra fields',
  err_too_large_form: 'JSON',
  err_trailing_slash: 'no trailing slash',
  err_unknown_path: 'a known path',
  err_unknown_path_root: 'POST and a known path',
  no_indexer_search_options_404: 'POST',
  no_ledger_richlist_404: 'sends the sort order',
  node_unreachable_richlist: 'sends the sort order',
  options_preflight: 'POST',
  options_unknown_path: 'POST and a known path',
  panic_construction_payloads_btl_number: 'block_to_live as text',
  panic_construction_payloads_dest_without_memo: 'a memo always',
  richlist_default: 'sends the sort order',
  richlist_offset_past_end_desc: 'sends the sort order',
  search_address_field: 'account_identifier',
  search_address_no0x: 'account_identifier, 0x',
  search_address_unknown: 'account_identifier',
  search_address_uppercase: 'account_identifier, lower case',
  search_block_identifier_is_ignored: 'leaves out what the server ignores',
  search_tx_hash_no0x: '0x',
  search_tx_hash_uppercase: 'lower case',
  'mainnet 12 /account/balance': 'leaves out what the server ignores',
  network_list_nobody: 'names the network all the same',
  no_content_type: 'sends a JSON content type',
}

/** Responses that the client treats differently. */
const JUDGED: Readonly<Record<string, object>> = {
  block_index_and_mismatched_hash: { name: 'RosettaApiError', code: 6 },
  mempool_empty_is_error2: { transaction_identifiers: [] },
}

/**
 * Values that the client converts: long integers to strings, and hashes of construction calls, which have
 * no 0x.
 */
function exact(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => exact(entry))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, entry]) => [name, exact(entry, name)]),
    )
  }
  if (key === 'hash' && /^[\da-f]{64}$/.test(String(value))) return `0x${String(value)}`
  const long = /^(?:amount|(?:send|change|fee)_total|block_to_live)$/
  return typeof value === 'number' && long.test(key) ? String(value) : value
}

let server: ReplayServer
beforeAll(async () => {
  server = await startReplayServer()
})
afterAll(() => server.close())

/** Returns the expected outcome of a captured response. */
function expectedOutcome({ status, text }: Capture['response']): object {
  if (status < 0) return { name: 'ConnectionError', status: undefined }
  if (status === 404) return { name: 'EndpointCapabilityError' }
  if (status >= 400) return { name: 'ConnectionError', status }
  if (text === '') return { name: 'InvalidResponseError', path: '' }
  const body = JSON.parse(text) as Record<string, unknown>
  if (typeof body['code'] !== 'number') return exact(body) as object
  const { code, message, retriable } = body
  return { name: 'RosettaApiError', code, reason: message, retriable, status }
}

function pick(error: object, keys: readonly string[]): object {
  return Object.fromEntries(keys.map((key) => [key, (error as Record<string, unknown>)[key]]))
}

const captures = [...mainnetCaptures, ...meshServerCaptures]

describe.each(captures)('$name', ({ name, request, response }) => {
  const replay = async (toMake: Capture['request']): Promise<unknown> => {
    const network = (request.body as { network_identifier?: NetworkIdentifier } | null)
      ?.network_identifier
    const client = createRosettaClient({ baseUrl: server.url, network, retry: false })
    server.received.length = 0
    const status = name.startsWith('node_unreachable')
      ? 'node_unreachable_status'
      : 'network_status'
    server.serve(response, capture(status).response)
    return makeCall(client, toMake).catch((error: unknown) => error)
  }

  it('is sent as captured, corrected or rejected', async () => {
    const outcome = await replay(request)
    const captured = {
      method: request.method,
      path: request.path,
      body: name.startsWith('mainnet')
        ? { network_identifier: MAINNET, ...(request.body as object) }
        : request.contentType === 'text/plain'
          ? (JSON.parse(request.body as string) as unknown)
          : request.body,
    }
    const [sent] = server.received
    const made = { method: sent?.method, path: sent?.path, body: sent?.body }
    expect(
      outcome instanceof InvalidRequestError && !sent
        ? 'refused'
        : isDeepStrictEqual(made, captured)
          ? 'in the same words'
          : 'corrected',
    ).toBe(name in REFUSED ? 'refused' : name in CORRECTED ? 'corrected' : 'in the same words')
  })

  it('returns the captured data or throws its error', async () => {
    const twin = REFUSED[name]
    const outcome = await replay(twin === undefined ? request : capture(twin).request)
    const expected = JUDGED[name] ?? expectedOutcome(response)
    const observed = isRosettaError(outcome) ? pick(outcome, Object.keys(expected)) : outcome
    expect(observed).toEqual(expected)
  })
})

it('has 18 and 184 captures, and no unused exceptions', () => {
  expect(mainnetCaptures).toHaveLength(18)
  expect(meshServerCaptures).toHaveLength(184)
  const names = new Set(captures.map(({ name }) => name))
  const exceptions = [...Object.keys(REFUSED), ...Object.keys(CORRECTED)]
  expect(exceptions.filter((name) => !names.has(name))).toEqual([])
})
