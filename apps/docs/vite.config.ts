import mdx from '@mdx-js/rollup'
import rehypeShiki from '@shikijs/rehype/core'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { highlighter, shikiOptions } from './src/site/highlight'
import { rehypeHeadings } from './src/site/rehype-headings'
import { rehypeTables } from './src/site/rehype-tables'
import { derivedStyles } from './scripts/derived-styles'
import { staticSite } from './scripts/static-site'

/** Modules that pages load if the reader chose a server, in one file instead of five tiny ones. */
const serverChunk = {
  name: 'server',
  test: /src\/(?:features\/server\/(?:page-server|connection|adapt-text|chain-values|sample-code)|features\/sandbox\/settings|shared\/find)\.ts$/,
}

export default defineConfig(({ command }) => ({
  base: '/docs/',
  appType: 'custom',
  plugins: [
    pages(),
    derivedStyles(),
    staticSite({ client: 'src/client/main.ts', render: 'src/site/render.tsx' }),
  ],
  resolve: { conditions: ['@mcm/source', ...defaultClientConditions] },
  environments: {
    ssr: {
      resolve: {
        conditions: ['@mcm/source', ...defaultServerConditions],
        noExternal: command === 'build' ? true : [/^@mcm\//],
        // Contains hundreds of grammars and is installed wherever the pages are rendered.
        external: ['shiki'],
      },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: [serverChunk], includeDependenciesRecursively: false } },
    },
  },
  server: { port: Number(process.env['DOCS_PORT'] ?? 4175), strictPort: true },
}))

/** Compiles pages. `?raw` imports, which read the front matter, stay unchanged. */
function pages() {
  const compiler = mdx({
    include: /\.mdx$/,
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeHeadings, rehypeTables, [rehypeShiki, highlighter, shikiOptions]],
    providerImportSource: '/src/site/mdx-components.tsx',
  })
  return {
    ...compiler,
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.endsWith('?raw') ? undefined : compiler.transform(code, id),
  }
}
