import mdx from '@mdx-js/rollup'
import rehypeShiki from '@shikijs/rehype/core'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { highlighter, shikiOptions } from './src/site/highlight'
import { rehypeHeadings } from './src/site/rehype-headings'
import { staticSite } from './scripts/static-site'

export default defineConfig(({ command }) => ({
  base: '/docs/',
  appType: 'custom',
  plugins: [
    {
      enforce: 'pre',
      ...mdx({
        include: /\.mdx$/,
        remarkPlugins: [remarkGfm],
        rehypePlugins: [rehypeHeadings, [rehypeShiki, highlighter, shikiOptions]],
        providerImportSource: '/src/site/mdx-components.tsx',
      }),
    },
    staticSite({ client: 'src/client/main.ts', render: 'src/site/render.tsx' }),
  ],
  resolve: { conditions: ['@mcm/source', ...defaultClientConditions] },
  environments: {
    ssr: {
      resolve: {
        conditions: ['@mcm/source', ...defaultServerConditions],
        noExternal: command === 'build' ? true : [/^@mcm\//],
      },
    },
  },
  build: { target: 'es2022', sourcemap: true, assetsInlineLimit: 0 },
  server: { port: Number(process.env['DOCS_PORT'] ?? 4175), strictPort: true },
}))
