import { originalFrame } from './source-maps.mjs'

/** How long a page is watched after navigation, in milliseconds. */
export const WATCHED = 5000

/**
 * Counts what a page does in its first five seconds: commits, layouts, requests and long tasks,
 * and where its script time goes.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} site Origin of the site, to separate its requests from the API's.
 */
export async function profile(browser, url, site) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const requests = { own: 0, api: 0, bytes: 0 }
  page.on('request', (request) => (requests[request.url().startsWith(site) ? 'own' : 'api'] += 1))
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  // The thread's own time, which other programs on the machine don't change.
  await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await session.send('Performance.enable')
  await session.send('Profiler.enable')
  await session.send('Profiler.setSamplingInterval', { interval: 200 })
  await session.send('Profiler.start')
  await page.goto(url)
  await page.waitForTimeout(WATCHED)
  const { profile: samples } = await session.send('Profiler.stop')
  const { metrics } = await session.send('Performance.getMetrics')
  const counted = await page.evaluate(() => globalThis.counted)
  await context.close()
  const metric = (name) => metrics.find((each) => each.name === name)?.value ?? 0
  return {
    requests,
    commits: counted.commits,
    longTasks: counted.longTasks,
    layouts: metric('LayoutCount'),
    styles: metric('RecalcStyleCount'),
    script: metric('ScriptDuration') * 1000,
    total: metric('TaskDuration') * 1000,
    heaviest: await heaviest(samples),
  }
}

/** Runs in the page before its own scripts. */
function watch() {
  const counted = { commits: 0, longTasks: [] }
  globalThis.counted = counted
  globalThis['__REACT_DEVTOOLS_GLOBAL_HOOK__'] = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => (counted.commits += 1),
    onCommitFiberUnmount() {},
    onPostCommitFiberRoot() {},
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counted.longTasks.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
}

/** Returns the twenty functions with the most time of their own, by their names in the sources. */
async function heaviest({ nodes, samples, timeDeltas }) {
  const own = new Map()
  samples.forEach((id, index) => own.set(id, (own.get(id) ?? 0) + timeDeltas[index] / 1000))
  const byFunction = new Map()
  for (const { id, callFrame } of nodes) {
    const time = own.get(id)
    if (!time || /^\((?:idle|program|root)\)$/.test(callFrame.functionName)) continue
    const name = await originalFrame(callFrame)
    byFunction.set(name, (byFunction.get(name) ?? 0) + time)
  }
  return [...byFunction].sort((a, b) => b[1] - a[1]).slice(0, 20)
}
