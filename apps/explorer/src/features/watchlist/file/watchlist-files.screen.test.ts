import { expect, test } from '../../../../test/screen'
import { ADDRESS, control, keep, many, panel, stored } from '../../../../test/watchlist'

/** Answers the dialog that 'Import' opens, which no browser shows to a test. */
async function choose(text: string): Promise<void> {
  let answer = (_event: Event) => {}
  const asked = new Promise<HTMLInputElement>((resolve) => {
    answer = (event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || target.type !== 'file') return
      event.preventDefault()
      resolve(target)
    }
  })
  addEventListener('click', answer, { capture: true })
  await panel().getByRole('button', { name: 'Import' }).click()
  const input = await asked
  removeEventListener('click', answer, { capture: true })
  const { items, files } = new DataTransfer()
  items.add(new File([text], 'list.json', { type: 'application/json' }))
  input.files = files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

test('what is wrong with a file is said with its place, and nothing changes', async ({
  visit,
  chain,
}) => {
  chain()
  const entries = [{ address: ADDRESS, label: 'Savings', dateAdded: 5 }]
  keep(entries)
  visit('/')
  await control().click()
  for (const [text, problem] of [
    ['{"kind": "mochimo-watchlist",', /The file is not JSON: .* Nothing was changed\./],
    ['{"hello":"world"}', /no watchlist/],
    [JSON.stringify([...many(2), { address: '0x12' }]), /Entry 3: "0x12" is not an address\./],
    [JSON.stringify([]), /without an address/],
  ] as const) {
    await choose(text)
    await expect.element(panel().getByRole('status')).toContainText(problem)
    expect(stored()).toEqual(entries)
  }
})

test('a list that is full names what it has no room for', async ({ visit, chain }) => {
  chain()
  keep(many(9))
  visit('/')
  await control().click()
  await choose(JSON.stringify([{ address: ADDRESS, label: 'Savings' }, ...many(11)]))
  const [left] = many(11).slice(-1)
  const status = panel().getByRole('status')
  await expect
    .element(status)
    .toContainText(/^1 address added\. 9 were on the list already\. No room for /)
  await expect.element(status).toContainText(left?.address ?? '')
  await expect.element(panel()).toContainText('10/10')
  await expect.element(panel()).toContainText('Savings')
})
