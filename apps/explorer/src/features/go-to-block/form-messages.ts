import { formatCount } from '@mcm/ui/amount'

/** Apart, because they load with the form. */
export const messages = {
  field: 'Block or date',
  hint: 'For example, 1,078,535 or 2026-09-04 (UTC).',
  go: 'Go',
  unclear: 'Enter a block number, or a date such as 2026-09-04.',
  outside: (max: number) => `Enter a block number from 1 to ${formatCount(max)}, or a date.`,
  tooLate: 'That day hasn’t come yet (UTC).',
  tooEarly: 'The endpoint has no block from that day or earlier.',
  failed: 'Couldn’t find a block from that day. Try again in a moment.',
}
