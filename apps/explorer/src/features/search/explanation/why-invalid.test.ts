import { expect, test } from 'vitest'
import { whyInvalid } from './why-invalid'

test.each([
  ['J8gqYehTJ', '9 characters of an address, which has about 30.'],
  ['J', '1 character of an address, which has about 30.'],
  ['0x3f1fba70', '8 hex digits; an address has 40.'],
  [
    'J8gqYehTJhJWrfcUd766sUQ8THktNt',
    'Wrong checksum: a character is wrong, missing, added or out of place.',
  ],
  [
    'J8gqYehTJhJWrfcUd766sUQ8THkt',
    'An address is 22 bytes, nearly always 30 or 31 characters; this one has 28.',
  ],
  ['0x84f0…4451', 'Shortened: the middle is missing. Copy the hash or address in full.'],
  ['not an address', 'A space isn’t a Base58 character.'],
])('%s: %s', (text, why) => {
  expect(whyInvalid(text)).toBe(why)
})
