/**
 * Marks the errors of this package. The symbol is the same in every copy of the package and in every
 * realm, where `instanceof` would fail.
 */
export const ERROR_BRAND = /* @__PURE__ */ Symbol.for('@mcm/rosetta-client/error')
