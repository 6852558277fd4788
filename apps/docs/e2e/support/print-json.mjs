// Loaded before a sample in JavaScript or TypeScript: what it prints as an object comes out as JSON.
const log = console.log

const readable = (_key, value) => (typeof value === 'bigint' ? String(value) : value)

console.log = (...values) =>
  log(
    ...values.map((value) =>
      typeof value === 'object' ? JSON.stringify(value, readable) : String(value),
    ),
  )
