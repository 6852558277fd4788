import { spawn } from 'node:child_process'
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
 * Returns a Chromium for the tests: an installed one, Playwright's download or, as root on Debian
 * or Ubuntu, the distribution's package. Prints what it installs.
 *
 * @returns {Promise<string | undefined>} Path to the executable.
 */
export async function ensureChromium() {
  const found = onThisMachine()
  if (found) return found

  console.log('No Chromium installed: downloading Playwright’s …')
  await run('playwright', ['install', 'chromium'], { timeout: 300_000 })
  const downloaded = onThisMachine()
  if (downloaded) return downloaded

  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('The download failed: installing the distribution’s chromium package …')
    const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update'], options)
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options)
    const installed = onThisMachine()
    if (installed) return installed
  }
  console.error(
    'Could not find or install Chromium. Install one, then run CHROMIUM_PATH=/path/to/chromium npm test',
  )
  return undefined
}

/** Waits for a program to exit. Its exit code is ignored: callers check whether Chromium is there. */
function run(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  return new Promise((resolve) => {
    child.on('error', resolve)
    child.on('exit', resolve)
  })
}

function onThisMachine() {
  return [...known, chromium.executablePath()].find((path) => path && existsSync(path))
}
