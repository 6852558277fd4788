// Don’t use Number(value) / 1e9, which is inexact above 9,007,199 MCM.
function formatMcm(nanoMcm) {
  const value = BigInt(nanoMcm)
  const digits = (value < 0n ? -value : value).toString().padStart(10, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -9)}.${digits.slice(-9)}`
}

function parseMcm(text) {
  const match = /^(\d+)(?:\.(\d{1,9}))?$/.exec(text)
  if (!match) throw new Error('An amount has at most 9 decimals')
  return BigInt(match[1] + (match[2] ?? '').padEnd(9, '0'))
}

console.log(formatMcm('18912020126991584'))
console.log(parseMcm('0.0000005').toString())
