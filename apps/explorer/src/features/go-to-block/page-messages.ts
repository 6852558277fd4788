import { formatCount } from '@mcm/ui/amount'

/** Apart, because they load with the form. */
export const messages = {
  field: 'Page',
  hint: (pages: number | undefined, size: number) =>
    `${pages === undefined ? '' : `1 to ${formatCount(pages)}, with `}${size} transactions per page, latest first.`,
  go: 'Go to page',
  unclear: 'Enter the number of a page, such as 2.',
  outside: (pages: number) => `Enter a page from 1 to ${formatCount(pages)}.`,
  failed: 'Couldn’t find that page. Try again in a moment.',
}
