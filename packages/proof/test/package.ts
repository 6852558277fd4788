import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { mainnetBlock } from './vectors'

packageTest(`${import.meta.dirname}/..`, {
  samples: [
    {
      name: 'verify a valid and a tampered block',
      imports: { '@mcm/proof': ['verdict', 'verifyBlock'] },
      body: `
        const block = JSON.parse(${JSON.stringify(JSON.stringify(mainnetBlock))})
        console.log(JSON.stringify(verdict(verifyBlock({ block }))))
        block.transactions.pop()
        for (const check of verifyBlock({ block })) {
          if (check.outcome === 'failed') console.log(check.id, check.expected.length)
        }`,
      prints: [
        '{"outcome":"verified","verified":13,"failed":0,"notCheckable":4}',
        'merkle-root 66',
        'transaction-count 1',
        'block-size 10',
      ].join('\n'),
    },
    {
      name: 'use the building blocks',
      imports: { '@mcm/proof': ['blockReward', 'expandHaiku', 'ProofInputError'] },
      body: `
        console.log(String(blockReward(1078535)))
        console.log(expandHaiku('${mainnetBlock.metadata.nonce}').lines.join(' / '))
        try {
          expandHaiku('0x12')
        } catch (error) {
          if (error instanceof ProofInputError) console.log(error.message)
        }`,
      prints: [
        '12065840589',
        'at night / soft snakes / returning',
        'nonce must be 64 hex digits, with or without 0x, got "0x12"',
      ].join('\n'),
    },
    {
      name: 'use a worker that fails to start',
      imports: { '@mcm/proof/verifier': ['createVerifier', 'VerifierError'] },
      body: `
        const verifier = createVerifier(() => {
          throw new Error('no workers here')
        })
        try {
          const input = { balances: [], totalAccounts: 0, height: 1 }
          await verifier.verifyRichList(input)
        } catch (error) {
          if (error instanceof VerifierError) console.log(error.message)
        }`,
      prints: "Couldn't send the request to the verification worker",
    },
  ],
})
