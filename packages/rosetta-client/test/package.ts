import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { capture } from './support/captures'

const block = JSON.parse(capture('block_pseudo').response.text) as object
const exact = (2n ** 53n + 1n).toString()

packageTest(`${import.meta.dirname}/..`, {
  samples: [
    {
      name: 'make calls and handle errors',
      imports: {
        '@mcm/rosetta-client': [
          'createRosettaClient',
          'formatMcm',
          'isApiError',
          'isInvalidRequestError',
          'RosettaErrorCode',
          'summarizeTransaction',
        ],
      },
      body: `
        const responses = {
          '/block': '${JSON.stringify(block)}',
          '/call': '{"result":{"address":"0x${'ab'.repeat(40)}","amount":${exact}},"idempotent":true}',
          '/mempool': '{"transaction_identifiers":null}',
          '/account/balance': '{"code":4,"message":"Account not found","retriable":true}',
        }
        const client = createRosettaClient({
          baseUrl: 'https://node.example',
          fetch: async (request) =>
            new Response(Object.entries(responses).find(([path]) => request.url.endsWith(path))?.[1]),
        })
        const { block } = await client.block.get('tip')
        for (const transaction of block.transactions) {
          const { kind, sent } = summarizeTransaction(transaction)
          console.log(kind, formatMcm(sent))
        }
        const { result } = await client.call.resolveTag({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
        console.log(result.amount)
        // This call's code is in a file of its own, which is loaded by the first call.
        const { transaction_identifiers } = await client.mempool.list()
        console.log(transaction_identifiers.length)
        try {
          await client.account.balance({ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3' })
        } catch (error) {
          if (isApiError(error, RosettaErrorCode.AccountNotFound)) console.log(error.message)
        }
        try {
          await client.block.get({ index: 0 })
        } catch (error) {
          if (isInvalidRequestError(error)) console.log(error.argument)
        }`,
      prints: [
        'reward 12.938074419',
        exact,
        '0',
        'Account not found, code 4 (/account/balance at https://node.example)',
        'index',
      ].join('\n'),
    },
    {
      name: 'use amounts without the client',
      imports: { '@mcm/rosetta-client/amount': ['formatMcm', 'parseMcm', 'InvalidAmountError'] },
      body: `
        console.log(parseMcm('1.5').toString(), formatMcm('-500'))
        try {
          parseMcm('0.0000000001')
        } catch (error) {
          if (error instanceof InvalidAmountError) console.log(error.message)
        }`,
      prints: [
        '1500000000 -0.0000005',
        "Invalid amount '0.0000000001': must have at most 9 decimals",
      ].join('\n'),
    },
  ],
})
