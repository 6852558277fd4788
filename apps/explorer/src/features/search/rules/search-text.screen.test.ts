import { currentPath, expect, goBack, page, test } from '../../../../test/screen'
import { how, rules, searchFor } from '../../../../test/search'

const HASH = 'ab12'.repeat(16)

test('finds a height in each common notation', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  const grouped = index.toLocaleString('en')
  for (const text of [`Block #${grouped}`, grouped.replaceAll(',', '\u202f'), `# ${index}`]) {
    visit('/about')
    await searchFor(text)
    await expect.poll(currentPath).toBe(`/block/${index}`)
  }
})

// Links to the docs, a separate app: `e2e/search.e2e.ts`.
test('a link to a page of the explorer opens it', async ({ visit, chain }) => {
  const { index } = chain().devnet.chain.tip
  for (const [text, leadsTo] of [
    [`${location.host}/block/${index}`, `/block/${index}`],
    [`https://example.org/search?q=${index}`, `/block/${index}`],
    ['/richlist', '/richlist'],
    [`${location.host}/about#team`, '/about#team'],
  ] as const) {
    visit('/nowhere')
    await searchFor(text)
    await expect.poll(currentPath).toBe(leadsTo)
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await goBack()
    await expect.poll(currentPath).toBe('/nowhere')
  }
})

test('text that a path can’t carry is explained like any other', async ({ visit, chain }) => {
  chain()
  for (const text of ['.', '..']) {
    visit('/about')
    await searchFor(text)
    await expect.poll(currentPath).toBe(`/search?q=${text}`)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveText('Invalid address format. Please check the address and try again.')
    await expect.element(page.getByText(`You entered: ${text}`, { exact: true })).toBeVisible()
    await expect.element(rules().nth(5)).toContainText('applies: Not a valid address.')
    await goBack()
    await expect.poll(currentPath).toBe('/about')
  }
})

test('a wrong address stays as typed, and what is wrong is said of the address', async ({
  visit,
  chain,
}) => {
  chain()
  visit('/about')
  await searchFor('J8gqYehTJhJWrfcUd766sUQ8THktNt.')
  const main = page.getByRole('main')
  await expect.element(main).toContainText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt.')
  await expect.element(main).toContainText('Wrong checksum')
  await expect.element(main).not.toContainText('“.”')
})

// Also after a reload: `e2e/search.e2e.ts`.
test('explains how the typed text was read', async ({ visit, chain }) => {
  chain()
  visit('/about')
  await searchFor(`“${HASH}”,`)
  await expect.poll(currentPath).toBe(`/block/0x${HASH}`)
  await how().getByText('How we read “ab12ab12ab…12ab12”').click()
  await expect.element(rules().nth(0)).toContainText('“a” isn’t a digit.')
  await expect.element(rules().nth(2)).toContainText('An address is 22 bytes')

  // Without a search, the text comes from the page's own URL.
  visit(`/block/0x${HASH}`)
  await how().getByText('How we read “0xab12ab12…12ab12”').click()
  await expect.element(rules().nth(0)).toContainText('“x” isn’t a digit.')
})
