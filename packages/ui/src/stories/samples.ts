/** Real mainnet data around block 1,078,535 of September 4, 2026, for stories. */

/** The fixed time of every story: 3 hours after that block. */
export const NOW = Date.UTC(2026, 8, 4, 8, 36, 52)

export const HASH = '0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570'
export const PARENT = '0x727c708c80e1489c90f152a1c99289f8a12ea7d407a808d05385db6fa5efd557'
export const ROOT = '0xfab197dc316b65ff2faa8c2412aa5679a7b0a9a101098b45194323b8af957dfe'
export const SOLVED = Date.UTC(2026, 8, 4, 5, 36, 38)
export const REWARD = 12_065_840_589n
export const HAIKU = ['at night', 'soft snakes', 'returning']

export const BASE58 = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
export const TAG = '0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'
export const NONCE = '0x0cfa016194011e0000000000000000002b0d0577f701f21f03010580bd000000'
export const MINER = '0x7b33270a98d2e6b188aedcdf10b7867b16cd9b0b'

export interface SampleTransaction {
  hash: string
  from: string
  to: string
  /** nanoMCM. */
  amount: bigint
  memo?: string
}

export const TRANSACTIONS: readonly SampleTransaction[] = [
  {
    hash: '0x52a22aec23f21aec789b5c943bd395aad384f9f9f04308cd0a1837b923fc90c8',
    from: '0x2a7564d670b754960529502481fa9a9bb5a2af6c',
    to: '0x68ec266208b2d2a4bea7ef3f5b6a366fcf3a293d',
    amount: 990_844_000n,
  },
  {
    hash: '0x18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf',
    from: '0x371c388eba10f265c648008e1ad2c94e680c0f4a',
    to: '0xdbc01bb8a41f3dc24b0083bb6b9efe910e2477cb',
    amount: 10_000_000n,
    memo: 'INVOICE-42',
  },
  {
    hash: '0xbc24ae47e2af48d883769bba18c607ffcc4f7680ed36cc8c6e8fd6e71c33eda1',
    from: '0x64dfe1e04a579de8ab4f15ae533a747c7edc0c4f',
    to: '0x8413d773b644cb4200ea119cc767632ec2828615',
    amount: 53_282_500n,
  },
  {
    hash: '0xfa437e4055b231df1617b3e9de0ce5ce65bb0e27ebb74b60922a1c539d89fa35',
    from: '0x6fc0b18d4c2a687c0e5b080b81780b1eb6556acd',
    to: '0xd3f83ccfc68bd866fae1b5c18b73e269699ab0dc',
    amount: 57_290_000n,
  },
]

export interface SampleBlock {
  height: number
  hash: string
  time: number
  difficulty: number
  transactions: number
  haiku: readonly string[]
}

export const LATEST: readonly SampleBlock[] = [
  {
    height: 1_078_876,
    hash: '0x07df20b07eb2f0a3d0d4ac4cf2f2f0ac9e3b7b2b9ad7c1ce8a11c0db2ef794b9',
    time: NOW - 14_000,
    difficulty: 37,
    transactions: 4,
    haiku: HAIKU,
  },
  {
    height: 1_078_875,
    hash: '0x6aaaacc90a31be5b9d4d0c4e7c03f1f9b1f0a7d2c6e8b4a3958d7ce1836a9d8c',
    time: NOW - 130_000,
    difficulty: 37,
    transactions: 1,
    haiku: ['a bright moon setting', 'how high the mountain', 'waiting'],
  },
  {
    height: 1_078_874,
    hash: '0x93bd10f211a90c3f6b2d58e7140f9ac3be671d20845fc9e3ab1706d2c04e7a1e',
    time: NOW - 249_000,
    difficulty: 37,
    transactions: 0,
    haiku: [],
  },
  {
    height: 1_078_873,
    hash: '0x1f07b2c9d4803ae6f5b91c27d60e84fa3925cb7e18d04fa6937be251b1507c33',
    time: NOW - 487_000,
    difficulty: 38,
    transactions: 9,
    haiku: ['riding at a hot beggar', 'the wind', 'howls'],
  },
  {
    height: 1_078_872,
    hash: '0xc4410e2b6a70f9d8351e4cb7290fa6d3e85b17c4a29f03de6b81f75290ad5f02',
    time: NOW - 552_000,
    difficulty: 38,
    transactions: 2,
    haiku: ['evening frost', 'grows:', 'rain'],
  },
]

export const ENDPOINTS = [
  { value: 'api', label: 'Mochimo API', hint: 'https://api.mochimo.org' },
  { value: 'dev', label: 'Developer API', hint: 'https://dev-api.mochiscan.org:8443' },
  { value: 'sgp', label: 'Singapore (backup)', hint: 'https://api-sgp.mochimo.org' },
  { value: 'custom', label: 'Custom API' },
]

export const CURL = `curl https://api.mochimo.org/network/status \\
  --header 'Content-Type: application/json' \\
  --data '{"network_identifier":{"blockchain":"mochimo","network":"mainnet"}}'
`
