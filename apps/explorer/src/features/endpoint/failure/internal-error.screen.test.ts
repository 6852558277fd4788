import {
  expect,
  installClock,
  page,
  pollTip,
  routeRequests,
  runFor,
  test,
} from '../../../../test/screen'

const RETRIED_MS = 10_000
const indicator = (text: string) => page.getByRole('button', { name: text })
const internalError = (): Promise<Response> =>
  Promise.resolve(
    Response.json({ code: 2, message: 'Internal general error', retriable: true }, { status: 500 }),
  )

for (const [screen, path, said] of [
  ['home', '/', 'Live'],
  ['all blocks', '/blocks', 'Couldn’t load: internal error'],
] as const) {
  test(`${screen}: blocks that end in an internal error aren’t a good state, and come back by themselves`, async ({
    visit,
    chain,
  }) => {
    const { url, devnet } = chain()
    installClock()
    visit(path)
    await expect.element(indicator('Connected & Synced')).toBeVisible()
    await expect.element(page.getByRole('main').getByRole('table').first()).toBeVisible()
    const mend = routeRequests(`${url}/block`, internalError)
    devnet.mine()
    await pollTip(30_000)
    await runFor(RETRIED_MS)
    await expect.element(indicator('Connected (Requests Failing)')).toBeVisible()
    const text = page.getByRole('main').getByText(said, { exact: true })
    await expect
      .poll(async () => {
        await runFor(1000)
        return text.elements().length
      })
      .toBe(screen === 'home' ? 0 : 1)
    mend()
    await pollTip(60_000)
    await expect.element(indicator('Connected & Synced')).toBeVisible()
    await expect.element(text).toHaveLength(screen === 'home' ? 1 : 0)
  })
}

test('all blocks, opened while none can be loaded, fail as one', async ({ visit, chain }) => {
  const { url } = chain()
  installClock()
  routeRequests(`${url}/block`, internalError)
  const said = new Set<string>()
  const watch = new MutationObserver(() => {
    const [text] = /Couldn’t load|Error Loading/.exec(document.body.textContent) ?? []
    if (text) said.add(text)
  })
  watch.observe(document, { childList: true, subtree: true, characterData: true })
  visit('/blocks')
  const alert = page.getByRole('main').getByRole('alert')
  await expect
    .poll(async () => {
      await runFor(1000)
      return alert.elements().length
    })
    .toBe(1)
  await expect.element(alert).toContainText('Error Loading Blocks')
  watch.disconnect()
  expect([...said]).toEqual(['Error Loading'])
})
