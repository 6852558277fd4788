import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { commands } from 'vitest/browser'
import { expect, test } from '../../../test/screen'
import { MakeWay } from './make-way'

test('an item that still glides goes on from where it is when another one comes in', async () => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (items: readonly string[]) =>
    flushSync(() =>
      root.render(
        <MakeWay order={items[0]}>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </MakeWay>,
      ),
    )
  const top = () => page.querySelector('li:last-child')?.getBoundingClientRect().top ?? 0
  show(['first'])
  const start = top()
  show(['second', 'first'])
  for (let frames = 0; frames < 60 && top() <= start; frames++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  const between = top()
  expect(between).toBeGreaterThan(start)
  show(['third', 'second', 'first'])
  expect(top()).toBeCloseTo(between)
  root.unmount()
  page.remove()
})
