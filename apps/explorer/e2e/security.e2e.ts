import type { Page } from '@playwright/test'
import { open } from './support/open'
import { expect, test } from './support/test'

/** Collects the violations of the policy in every document of a page. */
async function watchViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const violations: string[] = []
    Object.assign(globalThis, { violations })
    document.addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
  return () => page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations)
}

test('no screen violates the policy, and all of them work under it', async ({ page, chain }) => {
  const { devnet } = await chain()
  while ((devnet.mine()[0]?.transactions.length ?? 0) === 0);
  const { tip } = devnet.chain
  const violations = await watchViolations(page)
  const id = tip.transactions[0]?.id ?? ''
  for (const [path, content] of [
    ['/', 'Latest blocks'],
    [`/block/${tip.index}`, /\d+ checks passed/],
    [`/tx/${id}?block=${tip.index}`, 'Confirmed'],
    [`/address/${devnet.chain.busiest}`, 'Latest Transactions'],
    ['/blocks', 'Blocks'],
    ['/txs', 'Latest Transactions'],
    ['/mempool', /pending transactions/i],
    ['/richlist', 'Total Accounts'],
    ['/statistics', 'Mean block time'],
    ['/haiku', 'Latest verses'],
    ['/search?q=x', 'How we read'],
    ['/about', 'About'],
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/contact', 'Contact'],
    ['/nowhere', 'Page Not Found'],
  ] as const) {
    await open(page, path)
    await expect(page.getByRole('main')).toContainText(content)
    expect(await violations(), path).toEqual([])
  }
  await page.goto('/?view=wall')
  await expect(page.getByRole('link', { name: 'Back to the explorer' })).toBeVisible()
  expect(await violations(), 'wall').toEqual([])
  await page.goto('/docs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await violations(), '/docs').toEqual([])
})

test('injected scripts, markup, foreign images, frames and workers are blocked', async ({
  page,
  chain,
  pageErrors,
}) => {
  await chain()
  const foreign: string[] = []
  await page.route('https://foreign.example/**', (route) => {
    foreign.push(route.request().url())
    return route.abort()
  })
  const violations = await watchViolations(page)
  await open(page, '/')
  const outcomes = await page.evaluate(
    () =>
      new Promise<Record<string, string>>((resolve) => {
        const nameOf = (run: () => unknown) => {
          try {
            return `ran: ${String(run())}`
          } catch (error) {
            return (error as Error).name
          }
        }
        // Later, because the policy doesn't apply to what a debugger runs.
        setTimeout(() => {
          const add = (tag: string, attributes: object) => {
            document.body.append(Object.assign(document.createElement(tag), attributes))
          }
          const script = document.createElement('script')
          script.append('globalThis.injected = true')
          const named = {
            script: nameOf(() => document.head.append(script)),
            eval: nameOf(() => Reflect.construct(Function, ['return 1'])),
            markup: nameOf(() => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
            worker: nameOf(() => new Worker('https://foreign.example/worker.js')),
          }
          add('img', { src: 'https://foreign.example/image.png' })
          add('iframe', { src: 'https://foreign.example/frame' })
          add('link', { rel: 'stylesheet', href: 'https://foreign.example/style.css' })
          setTimeout(() => resolve({ ...named, injected: `${'injected' in globalThis}` }), 500)
        })
      }),
  )
  expect(outcomes).toMatchObject({
    eval: 'EvalError',
    markup: 'TypeError',
    worker: 'TypeError',
    injected: 'false',
  })
  expect(await violations()).toEqual(
    expect.arrayContaining([
      'img-src https://foreign.example/image.png',
      expect.stringMatching(/^frame-src https:\/\/foreign\.example/),
      'style-src-elem https://foreign.example/style.css',
    ]),
  )
  expect(foreign).toEqual([])
  // The browser reports each of them to the console too.
  expect(pageErrors.splice(0).length).toBeGreaterThan(3)
})

test('another site can neither frame the explorer nor keep a hold of its window', async ({
  page,
  chain,
  context,
  baseURL,
  pageErrors,
}) => {
  await chain()
  await page.route('http://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/"></iframe><a href="${baseURL}/" target="_blank" rel="opener">Open</a>`,
    }),
  )
  await page.goto('http://other.example/')
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('banner')).toHaveCount(0)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open' }).click()
  const explorer = await opened
  await explorer.waitForURL(`${baseURL}/`)
  expect(await explorer.evaluate(() => globalThis.opener as unknown)).toBeNull()
  for (const error of pageErrors.splice(0)) expect(error).toMatch(/frame/)
})
