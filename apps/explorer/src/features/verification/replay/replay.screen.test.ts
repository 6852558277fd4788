import { beforeEach } from 'vitest'
import { commands } from 'vitest/browser'
import { replayMainnet } from '../../../../test/replay'
import { expect, installClock, offerEndpoints, page, runFor, test } from '../../../../test/screen'
import { STEP_MS } from './use-steps'

const replay = () => page.getByRole('region', { name: 'Proof of work, step by step' })
const button = (name: string) => replay().getByRole('button', { name })
const seal = () => replay().getByText('Proof of work verified in your browser')
const current = () => replay().element().querySelector<HTMLElement>('[aria-current="step"]')
/** The hash of mainnet block 1078535, computed by the reference node. */
const ZEROS = 'It starts with 37 zero bits; the difficulty requires 37.'

/** The ratio of an element that is whole in the viewport is rounded. */
const WHOLE = 0.99

/** With reduced motion, nothing plays by itself. */
beforeEach(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))

/** Opens the replay of mainnet block 1078535. */
async function open(visit: (path: string) => void): Promise<void> {
  offerEndpoints([replayMainnet()])
  visit('/block/1078535#verification')
  await page.getByRole('button', { name: 'Prove it to me' }).click()
}

test('the replay goes from the header to the seal by itself, and starts over', async ({
  visit,
}) => {
  installClock()
  await open(visit)
  await expect.element(replay()).toContainText('Step 1 of 13')
  await expect.element(replay()).toHaveFocus()
  await expect.element(replay().getByText('Nonce (the haiku)')).toBeVisible()
  await expect.element(seal()).not.toBeVisible()

  await runFor(STEP_MS)
  await expect.element(replay().getByRole('status')).toContainText('SHA-256 turns the header')
  for (let tile = 1; tile <= 9; tile++) {
    await runFor(STEP_MS)
    await expect.element(replay().getByRole('status')).toContainText(`Tile ${tile} of 9 is number`)
  }
  await runFor(STEP_MS)
  await expect.element(replay().getByRole('status')).toContainText(ZEROS)
  await expect.element(seal()).not.toBeVisible()
  await runFor(STEP_MS)
  await expect.element(seal()).toBeVisible()
  await expect.element(replay().getByRole('status')).toContainText('137,438,953,472 tries')

  await button('Again').click()
  await expect.element(replay()).toContainText('Step 1 of 13')
  await runFor(STEP_MS)
  await expect.element(replay()).toContainText('Step 2 of 13')
})

test('on a phone, each step and the seal come into view without scrolling', async ({ visit }) => {
  await page.viewport(390, 844)
  installClock()
  await open(visit)
  for (let step = 1; step <= 13; step++) {
    await expect.element(replay()).toContainText(`Step ${step} of 13`)
    await expect.element(current()).toBeInViewport({ ratio: WHOLE })
    await expect.element(button('Next')).toBeInViewport({ ratio: WHOLE })
    if (step < 13) await runFor(STEP_MS)
  }
  await expect.element(seal()).toBeInViewport({ ratio: WHOLE })
})

test('the replay keeps its height, and leaves a visitor who scrolls alone', async ({ visit }) => {
  await page.viewport(390, 844)
  installClock()
  await open(visit)
  await expect.element(replay()).toContainText('Step 1 of 13')
  await expect.element(current()).toBeInViewport({ ratio: WHOLE })
  const { height } = replay().element().getBoundingClientRect()
  scrollTo(0, 0)
  for (let step = 2; step <= 13; step++) {
    await runFor(STEP_MS)
    await expect.element(replay()).toContainText(`Step ${step} of 13`)
    expect(replay().element().getBoundingClientRect().height).toBe(height)
  }
  await expect.element(replay()).not.toBeInViewport()
})

test('the offer is above the checks', async ({ visit }) => {
  await page.viewport(390, 844)
  offerEndpoints([replayMainnet()])
  visit('/block/1078535#verification')
  await expect
    .element(page.getByRole('button', { name: 'Prove it to me' }))
    .toBeInViewport({ ratio: WHOLE })
})

test('the replay can be paused and stepped with the keyboard', async ({ visit }) => {
  installClock()
  await open(visit)
  await button('Pause').click()
  await runFor(5 * STEP_MS)
  await expect.element(replay()).toContainText('Step 1 of 13')
  await button('Next').click()
  await expect.element(replay()).toContainText('Step 2 of 13')
  await runFor(5 * STEP_MS)
  await expect.element(replay()).toContainText('Step 2 of 13')
  await button('Play').click()
  await runFor(STEP_MS)
  await expect.element(replay()).toContainText('Step 3 of 13')
})

test('two quick presses are two steps', async ({ visit }) => {
  installClock()
  await open(visit)
  await expect.element(replay()).toContainText('Step 1 of 13')
  const next = button('Next').element()
  for (let press = 0; press < 2; press++)
    next.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(replay()).toContainText('Step 3 of 13')
})

test('with reduced motion, each step is taken by hand', async ({ visit }) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  installClock()
  await open(visit)
  await expect.element(replay()).toContainText('Step 1 of 13')
  await expect.element(button('Play')).toHaveLength(0)
  await runFor(5 * STEP_MS)
  await expect.element(replay()).toContainText('Step 1 of 13')
  for (let step = 2; step <= 13; step++) {
    await button('Next').click()
    await expect.element(replay()).toContainText(`Step ${step} of 13`)
  }
  await expect.element(seal()).toBeVisible()
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true')
})

test('a block whose work wasn’t done doesn’t earn the seal', async ({ visit, chain }) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  const { devnet } = chain({ difficulty: 3 })
  let [block] = devnet.mine()
  while (!block?.transactions.length) [block] = devnet.mine()
  devnet.setFaults({ lie: 'difficulty', lieAbout: [block.index] })
  visit(`/block/${block.index}`)
  await page.getByRole('button', { name: 'Prove it to me' }).click()
  for (let step = 2; step <= 13; step++) await button('Next').click()
  await expect.element(replay().getByText('Proof of work failed')).toBeVisible()
  await expect.element(seal()).toHaveLength(0)
})
