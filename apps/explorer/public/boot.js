// Loaded in the head. Applies a chosen theme before the first paint, so that it doesn't flash, and
// starts the app after it, so that running the app doesn't delay the prerendered page.
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

// The build (scripts/write-pages.mjs) sets both; during development, the page has its own script.
const { app, screens } = document.currentScript.dataset
if (app) {
  const first = location.pathname.split('/')[1]
  for (const href of (screens && JSON.parse(screens)[first]) || []) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href })
    document.head.append(link)
  }
  const start = () => void import(app)
  // A hidden page has no frames.
  if (document.hidden) start()
  else requestAnimationFrame(() => setTimeout(start))
}
