import { describe } from 'vitest'
import {
  countRequests,
  currentPath,
  expect,
  holdResponses,
  page,
  pause,
  spec,
  test,
  type Chain,
  userEvent,
} from '../../../test/screen'
import {
  BASE58,
  box,
  confirmedIn,
  HEADER,
  HERO,
  HEX,
  how,
  rules,
  searchFor,
} from '../../../test/search'

const heading = () => page.getByRole('heading', { level: 1 })
const looking = () => page.getByText('Looking up the hash…')

/** Delays the response to a hash lookup until it is released. */
function holdLookUp({ url }: Chain): () => void {
  return holdResponses(`${url}/search/transactions`)
}

for (const [name, { at, placeholder }] of Object.entries({
  'the box on home': { at: '/', placeholder: HERO },
  'the box in the header': { at: '/nowhere', placeholder: HEADER },
})) {
  describe(`in ${name}`, () => {
    const search = (text: string) => searchFor(text, placeholder)

    test(
      'rule 1: does nothing with blank text',
      spec('Search rule 1: blank', 'Search placeholders, header and home'),
      async ({ visit, chain }) => {
        chain()
        for (const text of ['', '   ', '\t ']) {
          visit(at)
          await search(text)
          await expect.element(box(placeholder)).toHaveFocus()
          expect(currentPath()).toBe(at)
        }
      },
    )

    test(
      'rule 2: digits are a block number',
      spec('Search rule 2: digits'),
      async ({ visit, chain }) => {
        const { index } = chain().devnet.chain.tip
        visit(at)
        await search(` ${index} `)
        await expect.poll(currentPath).toBe(`/block/${index}`)
        await expect.element(heading()).toHaveText(`Block #${index.toLocaleString('en')}`)
      },
    )

    test(
      'rule 3: 40 hex digits are an address, with or without 0x',
      spec('Search rule 3: 40 hex digits'),
      async ({ visit, chain }) => {
        chain()
        for (const text of [HEX, `0x${HEX}`, `0x${HEX.toUpperCase()}`]) {
          visit(at)
          await search(text)
          await expect.poll(currentPath).toBe(`/address/0x${HEX}`)
        }
      },
    )

    test(
      'rule 4: Base58 with its checksum is an address',
      spec('Search rule 4: Base58', 'Base58: exactly 22 bytes'),
      async ({ visit, chain }) => {
        chain()
        visit(at)
        await search(BASE58)
        await expect.poll(currentPath).toBe(`/address/0x${HEX}`)
        await expect.element(heading()).toHaveText(BASE58)
      },
    )

    test(
      'rule 5: 64 hex digits are a confirmed transaction',
      spec('Search rule 5: confirmed transaction'),
      async ({ visit, chain }) => {
        const id = confirmedIn(chain().devnet)
        visit(at)
        await search(id.slice(2).toUpperCase())
        await expect.poll(currentPath).toBe(`/tx/${id}`)
        await expect.element(heading()).toHaveText('Transaction Details')
      },
    )

    test(
      'rule 5: or a pending one',
      spec('Search rule 5: mempool transaction'),
      async ({ visit, chain }) => {
        const { devnet } = chain()
        devnet.mine()
        const id = devnet.pay({ to: devnet.chain.busiest, amount: 1n })
        devnet.advance(5)
        visit(at)
        await search(id)
        await expect.poll(currentPath).toBe(`/tx/${id}`)
        await expect.element(page.getByText('Pending - In Mempool')).toBeVisible()
      },
    )

    test(
      'rule 5: or a block',
      spec('Search rule 5: otherwise a block'),
      async ({ visit, chain }) => {
        const { hash, index } = chain().devnet.chain.tip
        visit(at)
        await search(hash)
        await expect.poll(currentPath).toBe(`/block/${hash}`)
        await expect.element(heading()).toHaveText(`Block #${index.toLocaleString('en')}`)
      },
    )

    test(
      'rule 5: treats the hash as a block if a lookup fails',
      spec('Search rule 5: a lookup that fails', 'Silent: failed hash search'),
      async ({ visit, chain }) => {
        const { devnet } = chain()
        const id = confirmedIn(devnet)
        devnet.setFaults({ noIndexer: true })
        visit(at)
        await search(id)
        await expect.poll(currentPath).toBe(`/block/${id}`)
        await page.getByRole('link', { name: 'Look this hash up as a transaction' }).click()
        await expect.poll(currentPath).toBe(`/tx/${id}`)
      },
    )

    test(
      'rule 6: tries anything else as an address, and explains how it was read',
      spec('Search rule 6: anything else'),
      async ({ visit, chain }) => {
        chain()
        visit(at)
        await search('J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await expect.poll(currentPath).toBe('/address/J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await expect
          .element(heading())
          .toHaveText('Invalid address format. Please check the address and try again.')
        await expect
          .element(page.getByText('You entered: J8gqYehTJhJWrfcUd766sUQ8THktNt'))
          .toBeVisible()
        await expect.element(rules()).toHaveLength(6)
        await expect.element(rules().nth(0)).toContainText('“J” isn’t a digit.')
        await expect.element(rules().nth(2)).toContainText('Wrong checksum')
        await expect.element(rules().nth(5)).toContainText('applies: Not a valid address.')

        // The typed text is ready to edit.
        const again = how().getByRole('searchbox', { name: 'Search again' })
        await expect.element(again).toHaveValue('J8gqYehTJhJWrfcUd766sUQ8THktNt')
        await again.fill(BASE58)
        await userEvent.keyboard('{Enter}')
        await expect.poll(currentPath).toBe(`/address/0x${HEX}`)
      },
    )

    test('a pasted link to any explorer opens what it refers to', async ({ visit, chain }) => {
      const { index } = chain().devnet.chain.tip
      visit(at)
      await search(`“https://example.org/explorer/block/${index}?tab=2”`)
      await expect.poll(currentPath).toBe(`/block/${index}`)
    })

    test('typing on cancels a lookup', async ({ visit, chain }) => {
      const own = chain()
      const asked = countRequests()
      const respond = holdLookUp(own)
      visit(at)
      await search(confirmedIn(own.devnet))
      await expect.element(looking()).toBeVisible()
      await expect.poll(() => asked('/search/transactions')).toBe(1)
      await userEvent.keyboard('0')
      await expect.element(looking()).toHaveLength(0)
      respond()
      await pause(300)
      expect(currentPath()).toBe(at)
    })

    // Also while the target page is still loading: `e2e/search.e2e.ts`.
    test('navigating away cancels a lookup', async ({ visit, chain }) => {
      const own = chain()
      const respond = holdLookUp(own)
      visit(at)
      await search(confirmedIn(own.devnet))
      await expect.element(looking()).toBeVisible()
      // One that the header's box doesn't cover while it has the focus.
      await page.getByRole('banner').getByRole('link', { name: 'Almanac', exact: true }).click()
      await expect.element(looking()).toHaveLength(0)
      await expect.poll(currentPath).toBe('/haiku')
      respond()
      await pause(300)
      expect(currentPath()).toBe('/haiku')
    })
  })
}
