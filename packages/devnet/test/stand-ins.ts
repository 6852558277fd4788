import type { Block, Devnet, Transaction } from '../src/core'

/** Maps the captured chain's blocks, transactions and accounts to the devnet's. */
export interface StandIns {
  readonly hex: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<number, number>
}

/** Finds a block below the tip that resembles the captured one. */
function find(devnet: Devnet, fits: (block: Block) => boolean): Block {
  const { chain } = devnet
  for (let index = chain.tip.index - 1; index >= chain.first; index--) {
    const block = chain.block(index)
    if (block && fits(block)) return block
  }
  throw new Error('No matching block in the chain')
}

/** One destination with a memo, and change. */
function isPlain({ destinations, change }: Transaction): boolean {
  return destinations.length === 1 && destinations[0]?.memo !== '' && change > 0n
}

export function standIns(devnet: Devnet): StandIns {
  const { chain } = devnet
  const { tip } = chain
  const plain = find(devnet, (block) => block.transactions.some(isPlain))
  const transaction = plain.transactions.find(isPlain)
  const many = find(devnet, ({ transactions }) => transactions.length > 14)
  const pseudo = find(devnet, (b) => b.transactions.length === 0 && b.index % 256 !== 0)
  const neogenesis = find(devnet, ({ index }) => index % 256 === 0)
  const busy = chain.account(chain.busiest)
  const pending = chain.pending().find(isPlain)
  const bare = (hex: string | undefined): string => hex?.slice(2) ?? ''
  const busyTag = bare(busy?.address)

  return {
    hex: new Map([
      // Accounts: the richest in the captures and their counterparties.
      ['9e983cd9ffb303932db8a5a5633a0c610c0d5f11', busyTag],
      [
        '9e983cd9ffb303932db8a5a5633a0c610c0d5f1136ce31a87252f62ea832636cee8fcafca11aadef',
        busyTag + bare(busy?.keyHash),
      ],
      ['9f810c2447a76e93b17ebff96c0b29952e4355f1', busyTag],
      [
        '9f810c2447a76e93b17ebff96c0b29952e4355f1ebab0ef48d37728f738ff75bde0afeae4f9060d5',
        busyTag + bare(busy?.keyHash),
      ],
      ['371c388eba10f265c648008e1ad2c94e680c0f4a', busyTag],
      ['f246b4d99c0060da5f681179099ef5971b750494', bare(devnet.faucet.address)],
      // Blocks and transactions.
      ['d7e0223ef62c060473a4e7e28ad34578b5876f019dc40dfb783dbb38ac7b564a', bare(plain.hash)],
      ['066a285c6634abbe0b796b3ffb03608287da2d6836a50f4fc8482c0ea0950a2d', bare(transaction?.id)],
      ['362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570', bare(plain.hash)],
      ['18593f2f13964e5e2a07f147a7d706292f5638b3894daff55eecf3b1b812ccaf', bare(transaction?.id)],
      ['387649fd19d186f0d115383022168be0277614c529e8802b0d3bb80fc87bd0e4', bare(pending?.id)],
    ]),
    numbers: new Map([
      [657_158, plain.index],
      [1_078_535, plain.index],
      [1_078_534, plain.index - 1],
      [657_193, many.index],
      [657_166, pseudo.index],
      [657_408, neogenesis.index],
      [657_407, find(devnet, (b) => b.index % 256 === 255 && b.transactions.length > 0).index],
      [657_152, chain.first],
      [657_160, plain.index],
      [657_481, tip.index],
      [662_481, tip.index + 5000],
      [342, chain.accounts],
    ]),
  }
}

/**
 * Returns the body with captured identifiers replaced by the devnet's, in the same letter case and
 * prefix.
 */
export function translate(value: unknown, names: StandIns): unknown {
  if (typeof value === 'number') return names.numbers.get(value) ?? value
  if (typeof value === 'string') return translateText(value, names)
  if (Array.isArray(value)) return value.map((member: unknown) => translate(member, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [key, translate(field, names)]),
  )
}

function translateText(text: string, { hex, numbers }: StandIns): string {
  const [prefix, digits] = /^(?:0x|zz)/.test(text) ? [text.slice(0, 2), text.slice(2)] : ['', text]
  const found = hex.get(digits.toLowerCase())
  if (found !== undefined) {
    return prefix + (digits === digits.toLowerCase() ? found : found.toUpperCase())
  }
  const number = /^\d{6,7}$/.test(text) ? numbers.get(Number(text)) : undefined
  return number === undefined ? text : String(number)
}
