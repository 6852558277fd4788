import lighthouse from 'lighthouse'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** A busy machine can lose the start of a trace, so a run without a result is repeated. */
const ATTEMPTS = 3

/**
 * Runs Lighthouse once, with its own mobile settings and simulated throttling.
 *
 * @param {string} url
 * @param {number} port The browser's debugging port.
 */
export async function measure(url, port) {
  for (let attempt = 1; ; attempt++) {
    const lhr = await run(url, port)
    if (!lhr.runtimeError?.code) return summarize(lhr)
    if (attempt === ATTEMPTS) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  }
}

async function run(url, port) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
  })
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`)
  return result.lhr
}

function summarize(lhr) {
  const { audits, categories } = lhr
  const value = (id) => audits[id]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
    ),
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    failed: failures(lhr),
  }
}

/** Returns the audits that cost points outside performance, for the table's notes. */
function failures({ audits, categories }) {
  return CATEGORIES.slice(1).flatMap((id) =>
    categories[id].auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && audits[audit].score === 0)
      .map(({ id: audit }) => audit),
  )
}
