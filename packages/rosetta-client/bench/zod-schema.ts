import * as z from 'zod'

const hash = z.string().regex(/^(?:0x)?[0-9a-f]{64}$/i)
const address = z.string().regex(/^(?:0x)?(?:[0-9a-f]{40}|[0-9a-f]{80})?$/i)
const height = z.number().int().min(0)
const uint64 = z.union([z.string().regex(/^(?:0|[1-9]\d{0,19})$/), height])

const operation = z.object({
  operation_identifier: z.object({ index: height }),
  type: z.string(),
  status: z.string().nullish(),
  account: z.object({ address }),
  amount: z.object({
    value: z.string().regex(/^-?(?:0|[1-9]\d{0,19})$/),
    currency: z.object({ symbol: z.string(), decimals: height }),
  }),
  metadata: z.looseObject({}).nullish(),
})

/** The response of `/search/transactions`, as one would write it with zod instead of this client. */
export const zodSearchResponse = z.object({
  transactions: z.array(
    z.object({
      transaction_identifier: z.object({ hash }),
      operations: z.array(operation),
      metadata: z
        .object({
          block_to_live: uint64.optional(),
          send_total: uint64.optional(),
          change_total: uint64.optional(),
          fee_total: uint64.optional(),
        })
        .nullish(),
      block_identifier: z.object({ index: height, hash }).optional(),
      timestamp: height,
    }),
  ),
  total_count: height,
  next_offset: height.nullish(),
})
