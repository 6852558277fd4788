const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

// CRC-16/XMODEM: polynomial 0x1021, initial value 0
function crc16(bytes) {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff
    }
  }
  return crc
}

function toBase58(address) {
  if (!/^0x[0-9a-f]{40}$/i.test(address)) throw new Error('Expected 0x and 40 hex digits')
  const tag = Buffer.from(address.slice(2), 'hex')
  const crc = crc16(tag)
  const bytes = Buffer.from([...tag, crc & 0xff, crc >> 8]) // low byte first
  let text = ''
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n) {
    text = ALPHABET[Number(rest % 58n)] + text
  }
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text
}

function toHex(text) {
  const invalid = () => new Error('Invalid Mochimo address or bad checksum')
  let value = 0n
  for (const letter of text) {
    const digit = ALPHABET.indexOf(letter)
    if (digit < 0) throw invalid()
    value = value * 58n + BigInt(digit)
  }
  const hex = value.toString(16).padStart(44, '0')
  const tag = Buffer.from(hex.slice(0, 40), 'hex')
  const crc = crc16(tag)
  const checksum = Buffer.from([crc & 0xff, crc >> 8]).toString('hex')
  const address = `0x${hex.slice(0, 40)}`
  if (hex.slice(40) !== checksum || toBase58(address) !== text) throw invalid()
  return address
}

console.log(toBase58('0x3f1fba7025c7d37470e7260117a72b7de9f5ca59'))
console.log(toHex('J8gqYehTJhJWrfcUd766sUQ8THktNs'))
