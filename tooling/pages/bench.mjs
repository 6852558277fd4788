// Measures the built pages with Lighthouse (mobile, simulated throttling), several runs per page,
// and profiles one visit to each. With `--nginx`, nginx serves them, and the API through its cache,
// by the configurations in `deploy/`.
// `node bench.mjs [--nginx] [--runs 5] [--pages home,block] [--profile-only] [--functions home]`
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { ensureChromium } from '../../scripts/chromium.mjs'
import { measure } from './support/lighthouse.mjs'
import { hasBrotli } from './support/nginx-site.mjs'
import { profile, WATCHED } from './support/profile.mjs'
import { startSite } from './support/site.mjs'
import { median, spread } from './support/statistics.mjs'

const { values } = parseArgs({
  options: {
    nginx: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    functions: { type: 'string', default: 'home' },
    'profile-only': { type: 'boolean', default: false },
  },
})
const DEBUGGING_PORT = 9333
const executablePath = await ensureChromium()
const { pages, site, close } = await startSite({ nginx: values.nginx })
const chosen = values.pages?.split(',') ?? Object.keys(pages)
const unknown = chosen.filter((name) => !(name in pages))
if (unknown.length > 0) {
  console.error(`Unknown pages: ${unknown.join(', ')}. Known: ${Object.keys(pages).join(', ')}.`)
  await close()
  process.exit(2)
}
const functions = values.functions.split(',')

const browser = await chromium.launch({
  executablePath,
  args: [`--remote-debugging-port=${DEBUGGING_PORT}`],
})
const compression = values.nginx ? `, nginx with ${hasBrotli ? 'Brotli' : 'gzip'}` : ''
console.log(
  `Chromium ${browser.version()}, Node ${process.version}${compression}, ${new Date().toISOString()}\n`,
)
if (!values['profile-only']) await printLighthouse()
await printProfiles()
await browser.close()
await close()

async function printLighthouse() {
  const results = new Map(chosen.map((name) => [name, []]))
  for (let run = 0; run < Number(values.runs); run++) {
    for (const name of chosen) results.get(name).push(await measure(pages[name], DEBUGGING_PORT))
  }
  console.log(`Lighthouse, mobile, median (range) of ${values.runs} runs\n`)
  console.table(Object.fromEntries([...results].map(([name, runs]) => [name, row(runs)])))
  for (const [name, runs] of results) {
    const failed = [...new Set(runs.flatMap((run) => run.failed))]
    if (failed.length > 0) console.log(`${name}: ${failed.join(', ')}`)
  }
}

function row(runs) {
  const score = (id) => median(runs.map(({ scores }) => scores[id]))
  return {
    performance: spread(runs.map(({ scores }) => scores.performance)),
    'accessibility, best practices, SEO': [
      score('accessibility'),
      score('best-practices'),
      score('seo'),
    ].join(' '),
    'FCP (ms)': spread(runs.map(({ FCP }) => FCP)),
    'LCP (ms)': spread(runs.map(({ LCP }) => LCP)),
    'TBT (ms)': spread(runs.map(({ TBT }) => TBT)),
    CLS: spread(
      runs.map(({ CLS }) => CLS),
      (value) => value.toFixed(3),
    ),
  }
}

async function printProfiles() {
  const results = new Map()
  for (const name of chosen) results.set(name, await profile(browser, pages[name], site))
  console.log(`\nThe first ${WATCHED / 1000} seconds, without throttling\n`)
  console.table(
    Object.fromEntries(
      [...results].map(
        ([name, { requests, commits, layouts, styles, script, total, longTasks }]) => [
          name,
          {
            'script (ms)': Math.round(script),
            'main thread (ms)': Math.round(total),
            commits,
            layouts,
            styles,
            'requests to the site': requests.own,
            'requests to the API': requests.api,
            'tasks over 50 ms': longTasks.join(' ') || '-',
          },
        ],
      ),
    ),
  )
  for (const name of functions.filter((each) => results.has(each))) {
    console.log(`\n${name}: functions with the most time of their own (ms)\n`)
    for (const [label, time] of results.get(name).heaviest) {
      console.log(`${time.toFixed(1).padStart(7)}  ${label}`)
    }
  }
}
