import type { Block } from '@mcm/rosetta-client'
import type { Devnet } from '../src/core'

const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }

/** Sends a request to a devnet in process and parses the JSON. */
export async function call<Answer>(
  devnet: Pick<Devnet, 'fetch'>,
  path: string,
  body: object = {},
): Promise<Answer> {
  const response = await send(devnet, path, body)
  return (await response.json()) as Answer
}

export function send(
  devnet: Pick<Devnet, 'fetch'>,
  path: string,
  body: object = {},
  init: RequestInit = {},
): Promise<Response> {
  return devnet.fetch(`http://devnet${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ network_identifier, ...body }),
    ...init,
  })
}

export async function getBlock(devnet: Pick<Devnet, 'fetch'>, index: number): Promise<Block> {
  const { block } = await call<{ block: Block }>(devnet, '/block', { block_identifier: { index } })
  return block
}
