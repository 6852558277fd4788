import { expectAccessible } from './accessible'
import { countRequests, expect, pollTip, installClock, page, routeRequests, test } from './screen'
import { watchShifts } from './shifts'

const add = (html: string) => {
  const element = document.createElement('div')
  element.innerHTML = html
  return document.body.appendChild(element)
}

test('text is compared in full or in part, ignoring white space', async () => {
  const element = add('<p>Block  <b>#1</b>\n of 2</p>')
  const text = page.getByRole('paragraph')
  await expect.element(text).toHaveText('Block #1 of 2')
  await expect.element(text).toHaveText(/^Block #\d of 2$/)
  await expect.element(text).not.toHaveText('Block #1')
  await expect.element(text).toContainText('#1 of')
  await expect.element(text).not.toContainText('#2')
  await expect.element(text).not.toContainText(/^of/)
  await expect(expect.element(text, { timeout: 50 }).toHaveText('Block')).rejects.toThrow(
    'Block #1 of 2',
  )
  element.remove()
})

test('elements are found by CSS with Playwright’s extensions', async () => {
  const element = add('<dl><dt>Sum</dt><dd>1</dd><dt>Sums</dt><dd>2</dd></dl>')
  await expect.element(page.css('dt:text-is("Sum") + dd')).toHaveText('1')
  await expect.element(page.css('dd')).toHaveLength(2)
  element.remove()
})

test('text that is illegible in one theme only is detected', async ({ visit, chain }) => {
  chain()
  visit('/about')
  const heading = page.getByRole('heading', { level: 1 })
  await expect.element(heading).toBeVisible()
  ;(heading.element() as HTMLElement).style.color = '#333'
  await expect(expectAccessible()).rejects.toThrow('390 px, dark: color-contrast')
})

test('accessibility violations, overflow and layout shifts are detected', async () => {
  const image = add(
    '<main><h1>Title</h1><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></main>',
  )
  await expect(expectAccessible()).rejects.toThrow('image-alt')
  image.remove()
  const wide = add('<main><h1>Title</h1><div style="width: 350px; height: 1px"></div></main>')
  await expect(expectAccessible()).rejects.toThrow('pixels beyond the edge at 320 px')
  wide.remove()

  const moved = add('<div style="height: 300px; background: red">Text</div>')
  await paint()
  const expectStill = watchShifts()
  moved.style.paddingTop = '200px'
  await paint()
  await paint()
  expect(expectStill).toThrow('Text')
  moved.remove()
})

test('requests reach the test’s own chain through its routes, and the test controls time', async ({
  visit,
  chain,
}) => {
  const { devnet, url } = chain()
  const asked = countRequests()
  let routed = 0
  const stop = routeRequests(`${url}/network/status`, (_request, forward) => {
    routed += 1
    return forward()
  })
  installClock()
  visit('/about')
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toBeVisible()
  expect(asked('/network/status')).toBe(1)
  await pollTip()
  expect(asked('/network/status')).toBe(2)
  expect(routed).toBe(2)
  stop()
  devnet.setFaults({ noNode: true })
  await pollTip()
  await expect.element(page.getByRole('button', { name: /Connected & Synced/ })).toHaveLength(0)
  expect(routed).toBe(2)
})

const paint = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
