import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

const known = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * A Chromium to test with: one that is on the machine; else Playwright's download; else, as root on
 * Debian or Ubuntu, the distribution's package. Says what it does.
 *
 * @returns {string} path of the executable
 */
export function ensureChromium() {
  const found = onThisMachine()
  if (found) return found

  console.log('No Chromium on this machine: downloading the one Playwright ships …')
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  const downloaded = onThisMachine()
  if (downloaded) return downloaded

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("The download did not work: installing the distribution's chromium package …")
    const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    spawnSync('apt-get', ['update'], options)
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
    const installed = onThisMachine()
    if (installed) return installed
  }
  console.error(
    'No Chromium could be found or installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  )
  process.exit(1)
}

function onThisMachine() {
  return [...known, chromium.executablePath()].find((path) => path && existsSync(path))
}
