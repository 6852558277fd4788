import type { ServerResponse } from 'node:http'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  Connect,
  EnvironmentModuleNode,
  Plugin,
  RunnableDevEnvironment,
  ViteDevServer,
} from 'vite'
import { compressFolder } from '../../../tooling/serve/compress.mjs'
import type { Assets } from '../src/site/assets'
import type * as Renderer from '../src/site/render'

interface Options {
  /** Entry of the browser's script. */
  client: string
  /** Entry of the renderer. */
  render: string
}

const SERVER_FOLDER = '.server'

/**
 * Builds the site as static files: first the browser's script, then the renderer with its style
 * sheets, then the pages. In development, renders each page on request.
 */
export function staticSite({ client, render }: Options): Plugin {
  let root = ''
  let base = ''
  return {
    name: 'docs:static-site',
    config: () => ({
      environments: {
        client: { build: { outDir: 'dist', manifest: true, rolldownOptions: { input: client } } },
        ssr: {
          build: {
            outDir: `dist/${SERVER_FOLDER}`,
            ssr: true,
            emitAssets: true,
            manifest: true,
            sourcemap: false,
            rolldownOptions: { input: render },
          },
        },
      },
      builder: {
        async buildApp(builder) {
          const { client: browser, ssr } = builder.environments
          if (!browser || !ssr) throw new Error('Both environments are required')
          await builder.build(browser)
          await builder.build(ssr)
          await writePages()
        },
      },
    }),
    configResolved(config) {
      root = config.root
      base = config.base
    },
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === base.slice(0, -1)) request.url = base
        next()
      })
      return () => servePages(server)
    },
  }

  async function writePages(): Promise<void> {
    const dist = join(root, 'dist')
    const server = join(dist, SERVER_FOLDER)
    const script = entryOf(join(dist, '.vite/manifest.json'), client)
    const rendered = entryOf(join(server, '.vite/manifest.json'), render)
    for (const file of [...rendered.assets, ...rendered.css]) {
      write(join(dist, file), readFileSync(join(server, file)))
    }
    const assets: Assets = {
      scripts: [base + script.file],
      styles: rendered.css.map((file) => base + file),
      fonts: rendered.assets
        .filter((file) => /(sans|mono-400).*\.woff2$/.test(file))
        .map((f) => base + f),
    }
    const url = pathToFileURL(join(server, rendered.file)).href
    const renderer = (await import(url)) as typeof Renderer
    for (const { path, content } of renderer.renderSite(assets)) {
      write(join(dist, path), typeof content === 'string' ? Buffer.from(content) : content)
    }
    rmSync(server, { recursive: true })
    rmSync(join(dist, '.vite'), { recursive: true })
    compressFolder(dist)
  }

  function servePages(server: ViteDevServer): void {
    const { ssr } = server.environments
    const respond = async (path: string, response: ServerResponse, fail: Connect.NextFunction) => {
      try {
        const { runner } = ssr as RunnableDevEnvironment
        const renderer = await runner.import<typeof Renderer>(`/${render}`)
        const file = renderer.renderFile(path, {
          scripts: [`${base}@vite/client`, `${base}${client}`],
          styles: stylesOf(server, render).map((url) => `${base.slice(0, -1)}${url}?direct`),
          fonts: [],
        })
        response.statusCode = file.path === '404.html' ? 404 : 200
        response.setHeader('Content-Type', file.type)
        response.end(file.content)
      } catch (error) {
        fail(error)
      }
    }
    server.middlewares.use((request, response, next) => {
      if (request.method !== 'GET') return next()
      const { pathname } = new URL(request.url ?? '/', 'http://docs')
      void respond(pathname, response, next)
      return undefined
    })
    server.watcher.on('change', () => server.environments.client.hot.send({ type: 'full-reload' }))
  }
}

/** Returns the renderer's style sheets, in import order. */
function stylesOf(server: ViteDevServer, entry: string): string[] {
  const graph = server.environments.ssr?.moduleGraph
  const seen = new Set<EnvironmentModuleNode>()
  const styles: string[] = []
  const walk = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return
    seen.add(node)
    for (const imported of node.importedModules) walk(imported)
    if (node.url.endsWith('.css')) styles.push(node.url)
  }
  for (const node of graph?.getModulesByFile(join(server.config.root, entry)) ?? []) walk(node)
  return styles
}

interface Entry {
  file: string
  css: string[]
  assets: string[]
}

function entryOf(manifest: string, source: string): Entry {
  const entries = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Partial<Entry>>
  const entry = entries[source]
  if (!entry?.file) throw new Error(`${manifest} has no entry "${source}"`)
  return { file: entry.file, css: entry.css ?? [], assets: entry.assets ?? [] }
}

function write(path: string, content: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}
