/** Licenses that permit use in software under the MIT license. MPL-2.0 applies per file. */
const PERMITTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
])

/**
 * Returns the packages whose license isn't permitted. Of a choice, one license must be permitted; of a
 * combination, all.
 *
 * @param {Record<string, { name: string }[]>} byLicense The output of `pnpm licenses list --json`.
 * @returns {{ name: string, license: string }[]}
 */
export function disallowed(byLicense) {
  return Object.entries(byLicense).flatMap(([license, packages]) =>
    isPermitted(license) ? [] : packages.map(({ name }) => ({ name, license })),
  )
}

function isPermitted(license) {
  return license
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMITTED.has(part)))
}
