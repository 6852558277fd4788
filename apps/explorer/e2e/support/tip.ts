import type { Page, Request } from '@playwright/test'

/**
 * Runs the page's clock until the page has looked at the tip anew and was answered. It goes second
 * by second: run at one go, the five seconds that a look may take are over before its answer on a
 * busy machine.
 * @returns how many seconds it ran until the page asked.
 */
export async function hearTip(page: Page): Promise<number> {
  const looks: Request[] = []
  const note = (request: Request) => {
    const looksAtTip = request.method() === 'POST' && request.url().endsWith('/network/status')
    if (looksAtTip) looks.push(request)
  }
  page.on('request', note)
  let seconds = 0
  for (; seconds < 60 && looks.length === 0; seconds++) await page.clock.runFor(1000)
  page.off('request', note)
  const [look] = looks
  if (!look) throw new Error('The page did not look at the tip within a minute.')
  await look.response()
  return seconds
}
