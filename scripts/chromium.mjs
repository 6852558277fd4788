import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without what only a window needs: the tests take a tenth less time with it. */
const shell = '/usr/bin/chromium-headless-shell'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * Returns a Chromium for the tests: `CHROMIUM_PATH`, the headless shell, which is installed as root
 * on Debian or Ubuntu, a Chromium or Chrome that is already there, or Playwright's download. Prints
 * what it installs.
 *
 * @returns {Promise<string | undefined>} Path to the executable.
 */
export async function ensureChromium() {
  const given = existing(process.env.CHROMIUM_PATH, shell)
  if (given) return given

  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (isDebianRoot && (await installPackage('chromium-headless-shell'))) return shell
  const installed = existing(...known, chromium.executablePath())
  if (installed) return installed

  console.log('No Chromium installed: downloading Playwright’s …')
  await run('playwright', ['install', 'chromium'], { timeout: 300_000 })
  const downloaded = existing(chromium.executablePath())
  if (downloaded) return downloaded

  if (isDebianRoot && (await installPackage('chromium'))) return existing(...known)
  console.error(
    'Could not find or install Chromium. Install one, then run CHROMIUM_PATH=/path/to/chromium npm test',
  )
  return undefined
}

/** Installs one of the distribution's packages, and returns whether it worked. */
async function installPackage(name) {
  console.log(`Installing the package ${name} for the tests …`)
  const options = {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 300_000,
  }
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', name]
  // The lists of a new container are missing, and those of an old one outdated.
  if ((await run('apt-get', install, options)) === 0) return true
  await run('apt-get', ['update'], options)
  return (await run('apt-get', install, options)) === 0
}

/** Waits for a program to exit, and returns its exit code, or null if it didn't run to its end. */
function run(command, args, options) {
  const child = spawn(command, args, { stdio: 'inherit', ...options })
  return new Promise((resolve) => {
    child.on('error', () => resolve(null))
    child.on('exit', resolve)
  })
}

/** Returns the first path that exists. */
function existing(...paths) {
  return paths.find((path) => path && existsSync(path))
}
