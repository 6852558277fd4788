import { deepStrictEqual as same } from 'node:assert/strict'
const hex = '0x9f810c2447a76e93b17ebff96c0b29952e4355f1'
const base58 = 'kHtV35ttVpyiH42FePCiHo2iFmcJS3'
const other = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
const tag = Uint8Array.from(Buffer.from(hex.slice(2), 'hex'))
const ledgerAddress =
  'f246b4d99c0060da5f681179099ef5971b7504947ed7e62efbac9d57199b664b4b82e37db1edbc47'
const publicKey = new Uint8Array(2144).fill(1)

import bs58 from 'bs58'
import { crc16xmodem } from 'crc'
const checksum = Buffer.alloc(2)
checksum.writeUInt16LE(crc16xmodem(tag))
same(bs58.encode(Buffer.concat([tag, checksum])), base58)
