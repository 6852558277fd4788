import { normalize } from './words'

/** Words that developers type, and the words of these pages for the same thing. */
const table: readonly (readonly [typed: string, ours: string])[] = [
  ['reorganization reorganisation fork rollback rewind uncle orphan orphaned', 'reorg'],
  ['reorg', 'reorganization'],
  ['tx txn txs', 'transaction'],
  ['txid txhash', 'transaction id hash'],
  ['addr', 'address'],
  ['latest newest recent current last head', 'tip latest'],
  ['number', 'height'],
  ['gas gasprice cost commission', 'fee'],
  ['wei gwei satoshi sat lamport lovelace unit denomination', 'nanomcm'],
  ['decimal', 'nanomcm currency'],
  ['unconfirmed', 'pending mempool'],
  ['finality finalized finalised final irreversible settled depth', 'confirmation'],
  ['broadcast publish relay sendrawtransaction', 'submit'],
  ['send transfer pay', 'payment'],
  ['receive received incoming arrive arrived', 'deposit'],
  ['payout withdraw', 'withdrawal'],
  ['token', 'coin'],
  ['privatekey', 'secret key'],
  ['private priv privkey', 'secret'],
  ['notify alert notification', 'notification webhook'],
  ['mnemonic bip39', 'phrase seed'],
  ['paginate paging cursor', 'pagination'],
  ['throttle throttling throttled quota ratelimit banned ban blacklisted', 'rate limit'],
  ['backoff reconnect', 'retry'],
  ['generation generator create creation', 'generate'],
  ['sdk library wrapper', 'client libraries'],
  ['swagger postman insomnia codegen', 'openapi'],
  ['llm ai chatgpt agent', 'llms'],
  ['precision rounding float double overflow bigint int64 uint64', 'integer'],
  ['slow latency hang hanging', 'timeout'],
  ['regtest ganache hardhat anvil docker localhost', 'devnet'],
  ['listen watch monitor track', 'follow'],
  ['stream subscribe subscription socket ws wss', 'push'],
  ['spv', 'proof verification'],
  ['validate', 'check'],
  ['holder whale', 'rich list'],
  ['comment note', 'memo'],
  ['multisend batch bulk recipient', 'destination'],
  ['expire expiry expiration ttl deadline', 'block_to_live'],
  ['healthcheck healthy uptime', 'health'],
  ['statistic', 'stats'],
  ['exception', 'error'],
  ['unauthorized auth authorization login', 'authentication'],
  ['glossary terminology', 'term'],
]

const synonyms = new Map<string, readonly string[]>()
for (const [typed, ours] of table) {
  for (const word of typed.split(' ')) synonyms.set(normalize(word), ours.split(' ').map(normalize))
}

/** Returns other words for a normalized word. */
export function synonymsOf(word: string): readonly string[] {
  return synonyms.get(word) ?? []
}
