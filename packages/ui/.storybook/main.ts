import type { StorybookConfig } from '@storybook/react-vite'
import react from '@vitejs/plugin-react'
import remarkGfm from 'remark-gfm'
import { defaultClientConditions } from 'vite'
import { tokensFile } from './tokens-file.mjs'

const config: StorybookConfig & { title: string } = {
  framework: '@storybook/react-vite',
  // Shown until scripts run. It is the package's name otherwise, which is "storybook" here.
  title: 'Mochimo design system',
  // An app's stories are in the app, because the design system doesn't depend on it.
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../apps/explorer/src/stories/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  staticDirs: [
    { from: '../../../apps/explorer/public/favicon.svg', to: '/favicon.svg' },
    // For `manager-head.html`.
    { from: '../src/fonts/sans.woff2', to: '/sans.woff2' },
    { from: '../src/fonts/mono-400.woff2', to: '/mono-400.woff2' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen-typescript' },
  viteFinal: (settings) => ({
    ...settings,
    // Relative URLs: the static files are served under /storybook.
    base: './',
    plugins: [...(settings.plugins ?? []), react(), tokensFile()],
    resolve: {
      ...settings.resolve,
      conditions: ['@mcm/source', ...defaultClientConditions],
    },
    build: { ...settings.build, chunkSizeWarningLimit: 2000 },
  }),
}

export default config
