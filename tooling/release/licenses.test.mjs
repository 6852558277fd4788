import { expect, test } from 'vitest'
import { disallowed } from './licenses.mjs'

const of = (license) => disallowed({ [license]: [{ name: 'some-package' }] })

test.each(['MIT', '(MIT OR GPL-3.0)', 'Apache-2.0 AND MIT'])('%s is permitted', (license) => {
  expect(of(license)).toEqual([])
})

test.each(['GPL-3.0', 'MIT AND GPL-3.0', 'Unknown', 'UNLICENSED'])(
  '%s isn’t permitted',
  (license) => {
    expect(of(license)).toEqual([{ name: 'some-package', license }])
  },
)
