import { expect, test } from '../../../../test/screen'
import { ADDRESS, control, keep, many, panel, stored } from '../../../../test/watchlist'

/** Chooses a file in the dialog that 'Import' opens, which browsers don't show to tests. */
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

test('reports what is wrong with a file and where, and changes nothing', async ({
  visit,
  chain,
}) => {
  chain()
  const entries = [{ address: ADDRESS, label: 'Savings', dateAdded: 5 }]
  keep(entries)
  visit('/')
  await control().click()
  for (const [text, problem] of [
    ['{"kind": "mochimo-watchlist",', /The file isn’t valid JSON: .* Nothing was changed\./],
    ['{"hello":"world"}', /not a watchlist/],
    [JSON.stringify([...many(2), { address: '0x12' }]), /Entry 3: "0x12" isn’t an address\./],
    [JSON.stringify([]), /watchlist in this file is empty/],
  ] as const) {
    await choose(text)
    await expect.element(panel().getByRole('status').last()).toContainText(problem)
    expect(stored()).toEqual(entries)
  }
})

test('a full list names the addresses that don’t fit', async ({ visit, chain }) => {
  chain()
  keep(many(9))
  visit('/')
  await control().click()
  await choose(JSON.stringify([{ address: ADDRESS, label: 'Savings' }, ...many(11)]))
  const [left] = many(11).slice(-1)
  const status = panel().getByRole('status').last()
  await expect
    .element(status)
    .toContainText(/^1 address added\. 9 were already on the list\. No room for /)
  await expect.element(status).toContainText(left?.address ?? '')
  await expect.element(panel()).toContainText('10/10')
  await expect.element(panel()).toContainText('Savings')
})
