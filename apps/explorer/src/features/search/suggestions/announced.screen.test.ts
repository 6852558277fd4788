import { expect, page, test, userEvent } from '../../../../test/screen'
import { box, HERO } from '../../../../test/search'

/** Collects what a screen reader would announce below the search box from now on. */
async function listen() {
  // The panel's script loads when the box is used for the first time.
  await box(HERO).fill('memp')
  await expect.element(page.getByRole('list', { name: 'Pages' })).toBeVisible()
  await box(HERO).fill('')
  await expect.element(page.getByRole('list', { name: 'Pages' })).toHaveLength(0)
  const area = page.getByRole('main').element()
  const heard: string[] = []
  const last = new WeakMap<Element, string>()
  const note = () => {
    for (const region of area.querySelectorAll('search ~ div :is(output, [role=status])')) {
      const live = region.cloneNode(true) as Element
      for (const silent of live.querySelectorAll('[aria-live=off]')) silent.remove()
      const text = live.textContent
      if (text !== '' && text !== last.get(region)) heard.push(text)
      last.set(region, text)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(area, { subtree: true, childList: true, characterData: true })
  return { heard, stop: () => observer.disconnect() }
}

/** Types without a pause, however busy the machine is. */
function typeAtOnce(text: string): void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) throw new Error('No field has the focus')
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  for (let end = 1; end <= text.length; end++) {
    value?.set?.call(field, text.slice(0, end))
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

test('suggestions are announced once, after a pause in typing', async ({ visit, chain }) => {
  chain()
  visit('/')
  const { heard, stop } = await listen()
  try {
    typeAtOnce('kHtV35ttV')
    await expect
      .element(page.css('[data-complete]'))
      .toContainText('9 of the 30 or so characters of an address')
    await expect
      .poll(() => heard)
      .toEqual([
        '9 of the 30 or so characters of an address. Enter opens Accounts with “kHtV35ttV” in their address',
        'None of the 100 richest accounts match',
      ])
  } finally {
    stop()
  }
})

test('what a block number leads to is announced without its changing age', async ({
  visit,
  chain,
}) => {
  const { index } = chain().devnet.chain.tip
  visit('/')
  const { heard, stop } = await listen()
  try {
    await userEvent.keyboard(String(index))
    await expect.poll(() => heard).toHaveLength(2)
    expect(heard[0]).toMatch(/^Block [\d,]+$/)
    expect(heard[1]).toMatch(/^\d+ transactions? · /)
    await expect.element(page.css('[data-complete] time')).toBeVisible()
  } finally {
    stop()
  }
})
