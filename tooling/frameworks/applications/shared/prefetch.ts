import {
  createConfig,
  createQueryClient,
  getBalanceQueryOptions,
  getBlockQueryOptions,
} from '@mcm/react/query'
import { dehydrate } from '@tanstack/react-query'

export const endpoint = process.env['ENDPOINT'] ?? ''
export const height = Number(process.env['HEIGHT'])
export const address = process.env['ADDRESS'] ?? ''

/** Reads a block and a balance on the server. */
export async function prefetch() {
  const config = createConfig({ baseUrl: endpoint })
  const queryClient = createQueryClient()
  await queryClient.prefetchQuery(getBlockQueryOptions(config, { height }))
  await queryClient.prefetchQuery(getBalanceQueryOptions(config, { address }))
  return dehydrate(queryClient)
}
