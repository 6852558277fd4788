import type { Random } from './random'

const topics = ['INV', 'ORDER', 'BILL', 'RENT', 'DONATION', 'PAYOUT', 'REF', 'TICKET', 'SALARY']

/**
 * Returns the memo that identifies an exchange's customer. It consists of digits, letters and
 * digits.
 */
export function depositMemo(customer: number): string {
  const letters = String.fromCharCode(65 + (customer % 26), 65 + (Math.floor(customer / 26) % 26))
  return `${1000 + (customer % 9000)}-${letters}-${Math.floor(customer / 676)}`
}

/** Returns a random valid memo, which is usually empty because most payments have no memo. */
export function anyMemo(random: Random): string {
  const kind = random.next()
  if (kind < 0.62) return ''
  if (kind < 0.85) return `${random.pick(topics)}-${random.between(1, 99_999)}`
  if (kind < 0.9) return String(random.between(1, 9_999_999_999))
  if (kind < 0.94) return random.pick(topics)
  if (kind < 0.99) return `${random.between(10, 9999)}-${random.pick(topics).slice(0, 3)}`
  // This memo uses all 16 bytes, so the field has no terminating zero.
  return `MEMO-${random.between(1000, 9999)}-SIXTEN`
}
