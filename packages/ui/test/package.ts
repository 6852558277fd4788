import { readdirSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packAndInstall } from '../../../tooling/package-test/install.mjs'
import { packageTest } from '../../../tooling/package-test/package-test.mjs'
import { OLD_COMPILERS } from '../../../tooling/typescript/compilers.mjs'
import { chromiumLaunch } from '../../../tooling/test/chromium.mjs'
import { designTokens } from '../scripts/design-tokens.mjs'
import { bundle, compile, readmeSamples, runInNode, writeSources } from './application'

/** Far more than any step needs, because a fully loaded machine is slow. */
const TIMEOUT = 300_000
const folder = join(import.meta.dirname, '..')
const peers = ['react', 'react-dom', '@types/react', '@types/react-dom', 'react-router-dom']

const entries = readdirSync(join(folder, 'src/components'))

packageTest(folder, {
  samples: [],
  ways: [],
  attw: ['--entrypoints', '.', 'package.json', ...entries],
})

/** What `application/server.tsx` prints with any React version. */
const SAID = [
  'button Send',
  'amount 1.500000000 MCM',
  'hash 0x3f1fba7025c7d37470e7260117a72b7de9f5ca59',
  'menu Download',
  'tooltip Hash',
  'dialog ',
  'tabs InArrived',
  'table BlocksHeight1078535',
  'long HeightsHeight1078535',
  'toasts ',
  'plot Balance211.5201',
]

describe.each([
  { react: 19, other: undefined },
  { react: 18, other: join(folder, '../../tooling/react-18') },
])('an application on React $react', ({ react, other }) => {
  let project = ''
  let browser: Browser | undefined

  beforeAll(async () => {
    project = await packAndInstall(folder, peers, other)
    await writeSources(project)
    browser = await chromium.launch(chromiumLaunch)
  }, TIMEOUT)
  afterAll(async () => {
    await browser?.close()
    if (project) await rm(project, { recursive: true, force: true })
  })

  it.each(['node16', 'bundler'] as const)(
    "compiles, including the README's samples, with moduleResolution %s",
    async (resolution) => {
      expect(await readmeSamples()).not.toEqual([])
      await expect(compile(project, resolution)).resolves.toBeUndefined()
    },
    TIMEOUT,
  )

  // The declarations don't depend on React's version, so one version is enough.
  it.each(other ? [] : OLD_COMPILERS)(
    'compiles with TypeScript %s',
    async (compiler) => {
      await expect(compile(project, 'bundler', compiler)).resolves.toBeUndefined()
    },
    TIMEOUT,
  )

  it.each(['esm', 'cjs'] as const)(
    'renders on a server (%s)',
    async (format) => {
      const { stdout, stderr } = await runInNode(project, 'server', format)
      expect(stdout.split('\n')).toEqual(SAID)
      expect(stderr).toBe('')
    },
    TIMEOUT,
  )

  it('reads the design tokens', async () => {
    const { resolve } = createRequire(join(project, 'application.js'))
    const tokens: unknown = JSON.parse(await readFile(resolve('@mcm/ui/tokens.json'), 'utf8'))
    const css = await readFile(join(folder, 'src/tokens/tokens.css'), 'utf8')
    expect(tokens).toEqual(designTokens(css))
    expect(await readFile(resolve('@mcm/ui/tokens.css'), 'utf8')).toBe(css)
  })

  /** Opens a module's bundle in Chromium and collects everything on its console. */
  const open = async (name: string) => {
    const files = await bundle(project, name)
    const page = await browser?.newPage()
    if (!page) throw new Error("Chromium isn't installed")
    const said: string[] = []
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    const html = `<!doctype html><html lang="en"><link rel="stylesheet" href="${name}.css"><link rel="icon" href="data:,"><body><script type="module" src="${name}.js"></script>`
    const types = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' }
    await page.route('**/*', (route) => {
      const path = new URL(route.request().url()).pathname.slice(1)
      const contents = files.get(path)
      if (path === '') return route.fulfill({ contentType: 'text/html', body: html })
      if (!contents) return route.fulfill({ status: 404 })
      const [, ending] = Object.entries(types).find(([type]) => path.endsWith(type)) ?? []
      return route.fulfill({ contentType: ending ?? '', body: Buffer.from(contents) })
    })
    await page.goto('https://application.test/')
    return { page, said }
  }

  it(
    'forwards the ref of every component to the element with its id, data and ARIA attributes',
    async () => {
      const { page, said } = await open('given')
      const refs = await page.evaluate<string[]>('refsOf()')
      expect(refs.length).toBeGreaterThan(80)
      expect(refs.filter((ref) => !/^(\w+) \1 yes given$/.test(ref))).toEqual([])
      expect(said).toEqual([])
      await page.close()
    },
    TIMEOUT,
  )

  it(
    'works in a page, by keyboard, with one import of the styles',
    async () => {
      const { page, said } = await open('page')
      await page.locator('li', { hasText: 'Copied' }).waitFor()
      await page.getByRole('button', { name: 'Download' }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('menuitem', { name: 'CSV' }).press('Enter')
      await page.getByText('Chosen: CSV').waitFor()
      expect(await page.getByRole('button', { name: 'Download' }).isVisible()).toBe(true)

      await page.getByRole('tab', { name: 'In' }).press('ArrowRight')
      await page.getByRole('tabpanel', { name: 'Out' }).getByText('Sent').waitFor()

      await page.getByRole('button', { name: 'Endpoint' }).focus()
      await page.getByRole('tooltip').waitFor()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Choose an endpoint' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })

      const rows = await page.getByRole('table', { name: 'Heights' }).getByRole('row').count()
      expect(rows).toBeGreaterThan(2)
      expect(rows).toBeLessThan(500)

      // A component's own styles override those of the components it contains.
      const toggle = page.getByRole('button', { name: 'Open menu' })
      expect(await toggle.isVisible()).toBe(false)
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await toggle.isVisible()).toBe(true)
      await page.setViewportSize({ width: 1280, height: 800 })

      const looks = await page.evaluate(async () => {
        const fonts = await Promise.all([
          document.fonts.load('400 15px "MCM Mono"'),
          document.fonts.load('italic 400 24px "MCM Verse"', 'at night'),
        ])
        return {
          fonts: fonts.map(([font]) => font?.status),
          ground: getComputedStyle(document.documentElement).backgroundColor,
          size: getComputedStyle(document.body).fontSize,
        }
      })
      expect(looks).toEqual({
        fonts: ['loaded', 'loaded'],
        ground: 'rgb(251, 250, 246)',
        size: '15px',
      })
      expect(said).toEqual([])
      await page.close()
    },
    TIMEOUT,
  )

  it(
    'reports the expected React version',
    async () => {
      const { stdout } = await runInNode(project, 'version', 'esm')
      expect(stdout).toMatch(new RegExp(`^${react}\\.`))
    },
    TIMEOUT,
  )
})
