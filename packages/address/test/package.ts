import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { packAndInstall } from '../../../tooling/package-test/install.mjs'
import { packageTest } from '../../../tooling/package-test/package-test.mjs'

packageTest(`${import.meta.dirname}/..`, {
  samples: [
    {
      name: 'parse and format an address',
      imports: { '@mcm/address': ['parseAddress', 'tryParseAddress', 'InvalidAddressError'] },
      body: `
        const address = parseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS3')
        console.log(address.hex, address.tag.length)
        console.log(parseAddress(address.hex).base58)
        console.log(tryParseAddress('kHtV35ttVpyiH42FePCiHo2iFmcJS4'))
        try {
          parseAddress('')
        } catch (error) {
          if (error instanceof InvalidAddressError) console.log(error.reason)
        }`,
      prints: [
        '0x9f810c2447a76e93b17ebff96c0b29952e4355f1 20',
        'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
        'null',
        'empty',
      ].join('\n'),
    },
    {
      name: 'derive an account and create a transaction',
      imports: {
        '@mcm/address': ['deriveLedgerAddress', 'toBase58'],
        '@mcm/address/wots': ['deriveAccount', 'deriveSpendKey'],
        '@mcm/address/transaction': [
          'createTransaction',
          'hashTransaction',
          'signTransaction',
          'validateTransaction',
        ],
      },
      body: `
        const masterSeed = Uint8Array.from({ length: 32 }, (_, index) => index)
        const account = deriveAccount(masterSeed, 0)
        const next = deriveSpendKey(account, 1)
        const transaction = createTransaction({
          source: deriveLedgerAddress(account.tag, account.keys.publicKey),
          change: deriveLedgerAddress(account.tag, next.publicKey),
          balance: 1_000_000_000n,
          destinations: [{ address: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3', amount: 1n, memo: 'ORDER-7' }],
        })
        const signed = signTransaction(transaction, account.keys)
        console.log(toBase58(account.tag))
        console.log(hashTransaction(signed))
        console.log(validateTransaction(signed, { balance: 999_999_999n })?.code)`,
      prints: [
        '2dPosA1xzeXCpPZAebWEtxfQMATDiT',
        '0x4b28f469dd54cb4bce786697647897ad04620f1b1c643e9c4dd2215a08755925',
        'EMCM_TXTOTAL',
      ].join('\n'),
    },
  ],
})

describe('the installed command', () => {
  let project = ''

  beforeAll(async () => {
    project = await packAndInstall(`${import.meta.dirname}/..`, [])
  }, 120_000)

  afterAll(async () => {
    if (project) await rm(project, { recursive: true, force: true })
  })

  it('inspects an address', async () => {
    const argv = ['inspect', '0x9f810c2447a76e93b17ebff96c0b29952e4355f1', '--json']
    const run = promisify(execFile)(join(project, 'node_modules/.bin/mcm-address'), argv)
    expect(JSON.parse((await run).stdout)).toMatchObject({
      base58: 'kHtV35ttVpyiH42FePCiHo2iFmcJS3',
    })
  })
})
