import type { Page } from '@playwright/test'
import { solvedAt } from './support/dates'
import { expectAccessible } from './support/quality'
import { expect, test } from './support/test'

const OTHER = `0x${'5c'.repeat(20)}`
const DAY = 86_400_000

const fact = (page: Page, label: string) => page.locator(`dt:text-is("${label}") + dd`)

/**
 * How dates and numbers are formatted in each locale, written out so that an error in Intl
 * can't hide a wrong expectation.
 */
for (const [locale, date, time, height, everywhere] of [
  // Its dates, decimal separators and percentages all differ from those of en-US.
  ['de-DE', '01.11.2026, ', /\d\d:\d\d:\d\d UTC/, '1.0', true],
  ['ja-JP', '2026/11/01 ', /\d:\d\d:\d\d UTC/, '1,0', false],
  ['ar-EG', '01\u200f/11\u200f/2026، ', /\d:\d\d:\d\d [صم] UTC/, '1,0', false],
] as const) {
  test.describe(`for a visitor from ${locale}`, () => {
    test.use({ locale })

    const number = (value: number) =>
      new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format(value)

    const screens = everywhere ? 'block, mempool, statistics and address use' : 'a block uses'
    test(`${screens} the locale’s dates and numbers`, async ({ page, chain }) => {
      const { devnet } = await chain({ startTime: Date.UTC(2026, 10, 1, 13) })
      devnet.mine(3, { pseudo: true })
      for (const amount of [1_234_500_000_000n, 500_000_000n, 500_000_000n]) {
        devnet.pay({ to: OTHER, amount })
        devnet.mine()
      }
      const { tip } = devnet.chain
      await page.clock.setFixedTime(tip.stime * 1000 + 60 * DAY)
      await page.goto(`/block/${tip.index}`)
      const solved = fact(page, 'Mined')
      await expect(solved).toContainText(solvedAt(tip, locale))
      await expect(solved).toContainText(date)
      await expect(solved).toContainText(time)
      await expect(solved.locator('time').first()).toHaveAttribute('lang', locale)
      const day = new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      })
      // Its age, beside its depth.
      await expect(page.getByRole('main')).toContainText(
        `on \u2068${day.format(tip.stime * 1000)}\u2069`,
      )
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toHaveText(`Block #${number(tip.index)}`)
      await expect(heading).toContainText(height)
      if (!everywhere) {
        await page.setViewportSize({ width: 320, height: 900 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        return
      }

      await page.getByRole('banner').getByRole('link', { name: 'Mempool' }).click()
      const clock = new Intl.DateTimeFormat(locale, {
        timeStyle: 'medium',
        timeZone: 'UTC',
        numberingSystem: 'latn',
      })
      const updated = page.getByText('Last updated').locator('time')
      await expect(updated).toHaveText(/\d/)
      const at = Date.parse((await updated.getAttribute('datetime')) ?? '')
      await expect(updated).toHaveText(clock.format(at))

      await page.getByRole('contentinfo').getByRole('link', { name: 'Statistics' }).click()
      const pseudo = Array.from({ length: 100 }, (_, back) => devnet.chain.block(tip.index - back))
        .filter((block) => block && block.index % 256 !== 0)
        .filter((block) => block?.transactions.length === 0).length
      const percent = new Intl.NumberFormat(locale, {
        style: 'percent',
        numberingSystem: 'latn',
        minimumFractionDigits: 1,
      })
      const kinds = page.getByRole('figure').filter({ hasText: 'Neogenesis' })
      await expect(kinds).toContainText(percent.format(pseudo / 100))
      const every = page.getByRole('table', { name: 'All blocks' })
      await expect(every.locator('time').first()).toHaveText(solvedAt(tip, locale))

      const box = page.getByPlaceholder('Search in the blockchain...')
      await box.fill(OTHER)
      await box.press('Enter')
      const slider = page.getByRole('slider', { name: 'From the transactions loaded (MCM)' })
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`20\\d\\d.*UTC.*: ${number(1235.5).replaceAll('.', '\\.')}$`),
      )
      await expect(fact(page, 'Last activity')).toContainText(solvedAt(tip, locale))
      // They also fit on a narrow screen.
      await expectAccessible(page)
      // A narrow screen folds the chart.
      await page.getByText('Show the chart').click()
      const ends = await Promise.all(
        [-2, -1].map((end) => page.getByRole('figure').locator('svg text').nth(end).boundingBox()),
      )
      const [first, last] = ends
      expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(last?.x ?? 0)
    })
  })
}
