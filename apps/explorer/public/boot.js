// Loaded in the head. Before the first paint, it applies a chosen theme and shows the visitor's
// endpoint and number of watched addresses, so that no defaults flash, and sends the screen's first
// requests. After the first paint, it starts the app, which would delay the prerendered page.
try {
  const theme = localStorage.getItem('theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage is blocked: the system's theme applies.
}

// Under Trusted Types, a worker is one of the site's own files, and a script's text is data.
globalThis.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const { href } = new URL(url, location.href)
    const own = [`${location.origin}/assets/`, `${location.origin}/service-worker.js`]
    return own.some((start) => href.startsWith(start)) ? href : undefined
  },
  createScript: (text) => JSON.parse(text) && text,
})

const HEIGHT = /^[1-9]\d{0,12}$/
const ENDPOINT = /^https?:\/\/([^?#]*[^/?#])$/
const HASH = /^0x[\da-f]{64}$/

// The build (scripts/write-pages.mjs) sets them; during development, the page has its own script.
// `painted` is set if what the visitor came for is on the prerendered page.
const { app, renderer, screens, painted } = document.currentScript.dataset
if (app) {
  const [, first, name = ''] = location.pathname.split('/')
  const preload = () => {
    for (const href of [renderer, ...(JSON.parse(screens)[first] ?? [])]) {
      const link = document.createElement('link')
      Object.assign(link, { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href })
      document.head.append(link)
    }
  }
  // Before the first paint, scripts would delay the styles and the typeface.
  if (painted === undefined) preload()
  afterFirstPaint(() => {
    if (painted !== undefined) preload()
    void import(app)
  })
  // Creating the first formatter is slow, and the browser is waiting for the styles anyway.
  setTimeout(() => Intl.DateTimeFormat())
  notePresses()
  sendFirstRequests(first, name)
  showTexts({ '[data-name]': shownName(first, name), ...storedTexts() })
}

/** Calls `start` once the prerendered page is on the screen, or after a second without a paint. */
function afterFirstPaint(start) {
  // A hidden page isn't painted.
  if (document.hidden) return start()
  const observer = new PerformanceObserver(run)
  const timer = setTimeout(run, 1000)
  observer.observe({ type: 'paint', buffered: true })
  function run() {
    clearTimeout(timer)
    observer.disconnect()
    start()
  }
}

/**
 * Notes the control that the visitor presses on the prerendered page, where it does nothing yet, and
 * the one under a mouse button that is still down. The app presses its own
 * (`src/app/keep-input.tsx`).
 */
function notePresses() {
  const mounted = new AbortController()
  const early = (globalThis.earlyPress = { stop: () => mounted.abort() })
  const listen = (type, note) => addEventListener(type, note, { signal: mounted.signal })
  const controlAt = ({ target }) => target.closest('button, input') ?? undefined
  listen('mousedown', (event) => (early.held = controlAt(event)))
  listen('mouseup', () => (early.held = undefined))
  listen('click', (event) => (early.control = controlAt(event)))
}

/** Writes texts into their places on the prerendered page before these are painted. */
function showTexts(texts) {
  const observer = new MutationObserver(() => {
    for (const [selector, text] of Object.entries(texts)) {
      const place = document.querySelector(selector)
      if (!place) continue
      delete texts[selector]
      if (text) place.textContent = text
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}

/** Returns the header's texts that depend on what is stored: the watched addresses and the endpoint. */
function storedTexts() {
  return {
    '[data-watched]': read(() => {
      const entries = JSON.parse(localStorage.getItem('address-watchlist'))
      return Array.isArray(entries) && Math.min(10, entries.length)
    }),
    '[data-endpoint]': read(() => ENDPOINT.exec(storedEndpoint())?.[1]),
  }
  function read(value) {
    try {
      return value()
    } catch {
      // Storage is blocked or corrupt: the app handles that.
      return undefined
    }
  }
}

/** Returns the visitor's endpoint, or an empty string if none is chosen. Throws if storage is blocked. */
function storedEndpoint() {
  const key = 'api-endpoint'
  const cookie = document.cookie.split('; ').find((pair) => pair.startsWith(`${key}=`))
  return localStorage.getItem(key) ?? decodeURIComponent(cookie?.slice(key.length + 1) ?? '')
}

/** Returns how the screen shows the name in its path, or undefined if that needs the app's code. */
function shownName(first, name) {
  if (first === 'block' && HEIGHT.test(name)) return Number(name).toLocaleString('en')
  return first === 'tx' && HASH.test(name) ? name : undefined
}

/**
 * Sends the configuration's request and the screen's first API requests while the app loads. The app
 * takes their responses (`src/shared/early-requests.ts`).
 */
function sendFirstRequests(first, name) {
  const early = (globalThis.earlyRequests = new Map())
  const sentAt = Date.now()
  const send = (url, init) => {
    const controller = new AbortController()
    const response = fetch(url, { ...init, signal: controller.signal })
    response.catch(() => undefined)
    early.set(`${url} ${init.body ?? ''}`, { response, sentAt, abort: () => controller.abort() })
    return response
  }
  const config = send('/config.json', { cache: 'no-cache' })

  const calls = { '/network/status': {} }
  const isHash = HASH.test(name)
  if (first === 'block' && HEIGHT.test(name)) {
    calls['/block'] = { block_identifier: { index: Number(name) } }
  } else if (first === 'block' && isHash) {
    calls['/block'] = { block_identifier: { hash: name } }
  } else if (first === 'tx' && isHash) {
    calls['/search/transactions'] = { limit: 10, transaction_identifier: { hash: name } }
  } else if (first === 'address' && /^0x[\da-f]{40}$/.test(name)) {
    calls['/account/balance'] = { account_identifier: { address: name } }
    if (location.search === '') {
      calls['/search/transactions'] = {
        limit: 10,
        offset: 0,
        account_identifier: { address: name },
      }
    }
  } else if (first === 'txs') {
    calls['/search/transactions'] = { limit: 25, offset: 0 }
  } else if (first === 'mempool') {
    calls['/mempool'] = {}
  } else if (first === 'richlist') {
    calls['/stats/richlist'] = { ascending: true, limit: 100, offset: 0 }
  }

  let chosen
  try {
    chosen = storedEndpoint()
  } catch {
    // Storage is blocked: the app chooses.
    return
  }
  const network_identifier = { blockchain: 'mochimo', network: 'mainnet' }
  const callAll = (endpoint) => {
    if (!ENDPOINT.test(endpoint)) return
    for (const [path, rest] of Object.entries(calls)) {
      const body = JSON.stringify({ network_identifier, ...rest })
      const headers = { 'content-type': 'text/plain' }
      void send(endpoint + path, { method: 'POST', headers, body })
    }
  }
  if (chosen) callAll(chosen)
  else {
    config
      .then((response) => response.clone().json())
      .then(({ endpoints }) => callAll(endpoints[0].url))
      // The app has endpoints of its own.
      .catch(() => undefined)
  }
}
