import { expect, offerEndpoints, test } from './support/test'

const selector = /^API endpoint /

test.describe('the health indicator', () => {
  for (const [sync, text] of [
    ['synchronized', 'Connected & Synced'],
    ['tfile map', 'Connected (tfile map)'],
  ] as const) {
    test(`says '${text}'`, async ({ page, chain }) => {
      await chain({ faults: { sync } })
      await page.goto('/')
      await expect(page.getByRole('button', { name: text })).toBeVisible()
    })
  }

  test('says that it is checking, and waits, at the first look', async ({ page, chain }) => {
    await chain({ faults: { calls: { '/network/status': { latency: 2500 } } } })
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Checking...' })
    await expect(button).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Connected & Synced' })).toBeEnabled()
  })

  test('says when an endpoint does not say how it does', async ({ page, chain }) => {
    const { url } = await chain()
    await page.route(`${url}/network/status`, async (route) => {
      const response = await route.fetch()
      const status = (await response.json()) as { sync_status: Record<string, unknown> }
      await route.fulfill({ response, json: { ...status, sync_status: { stage: 'synchronized' } } })
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Connected (Status Unknown)' })).toBeVisible()
  })

  test('says that an endpoint without a tip is not one', async ({ page, chain }) => {
    const { url } = await chain()
    await page.route(`${url}/network/status`, (route) =>
      route.fulfill({ json: { hello: 'world' }, headers: { 'Access-Control-Allow-Origin': '*' } }),
    )
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Disconnected' })).toBeVisible()
  })
})

test('home warns of an endpoint that is behind', async ({ page, chain }) => {
  await chain({ faults: { sync: 'synchronizing' } })
  await page.goto('/')
  await expect(page.getByRole('main')).toContainText(
    'The current API endpoint is not fully synchronized or experiencing issues (synchronizing). Some data may be outdated or unavailable.',
  )
})

test('a choice among the presets is kept in storage and in a cookie for a year', async ({
  page,
  context,
  chain,
}) => {
  await chain()
  const second = await chain({ seed: 'second' })
  await page.goto('/')
  await page.getByRole('button', { name: selector }).click()
  await page.getByRole('radio', { name: 'Test 2' }).click()
  await expect(page.getByRole('button', { name: second.url.slice('http://'.length) })).toBeVisible()

  expect(await page.evaluate(() => localStorage.getItem('api-endpoint'))).toBe(second.url)
  const cookie = (await context.cookies()).find(({ name }) => name === 'api-endpoint')
  expect(decodeURIComponent(cookie?.value ?? '')).toBe(second.url)
  expect(cookie?.path).toBe('/')
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)

  await page.evaluate(() => localStorage.removeItem('api-endpoint'))
  await page.reload()
  await expect(page.getByRole('button', { name: second.url.slice('http://'.length) })).toBeVisible()
})

test.describe('the Custom API dialog', () => {
  test('tries the address before it replaces a working one', async ({ page, context, chain }) => {
    const first = await chain()
    const custom = await chain({ seed: 'custom' })
    await offerEndpoints(context, [first.url])
    await page.goto('/')
    await page.getByRole('button', { name: selector }).click()
    await page.getByRole('radio', { name: 'Custom API' }).click()

    const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
    const field = dialog.getByLabel('Enter API URL')
    await expect(field).toHaveValue('https://localhost:8443')
    await expect(field).toHaveAttribute('placeholder', 'https://localhost:8443')

    for (const [text, problem] of [
      ['', 'Enter the address of a Mesh API.'],
      ['nonsense', 'That is not a web address.'],
      ['ftp://example.org', 'The address must begin with http:// or https://.'],
      ['http://name:secret@localhost', 'Leave out the name and password'],
      [
        'http://127.0.0.1:4969',
        'could not be reached, or lets no other site call it. Nothing was changed.',
      ],
    ] as const) {
      await field.fill(text)
      await dialog.getByRole('button', { name: 'Connect' }).click()
      await expect(dialog.getByRole('alert')).toContainText(problem)
      await expect(field).toHaveValue(text)
    }
    await field.fill(`  ${custom.url}/  `)
    await dialog.getByRole('button', { name: 'Connect' }).click()
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('button', { name: custom.url.slice('http://'.length) }),
    ).toBeVisible()
  })

  for (const way of ['Cancel', 'Close', 'Escape', 'a press outside'] as const) {
    test(`closes by ${way} and leaves the endpoint alone`, async ({ page, chain }) => {
      const { url } = await chain()
      await page.goto('/')
      await page.getByRole('button', { name: selector }).click()
      await page.getByRole('radio', { name: 'Custom API' }).click()
      const dialog = page.getByRole('dialog', { name: 'Custom API Endpoint' })
      await expect(dialog).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      else if (way === 'a press outside') await page.mouse.click(5, 5)
      else await dialog.getByRole('button', { name: way }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('button', { name: url.slice('http://'.length) })).toBeVisible()
    })
  }
})
