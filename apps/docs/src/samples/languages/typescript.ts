import { javascript } from './javascript'
import type { Language } from './language'

export const typescript = {
  id: 'typescript',
  name: 'TypeScript client',
  file: 'typescript.ts',
  highlight: 'typescript',
  // The client can't send an arbitrary body. Its own samples are in `samples/client/`.
  generate: (request) =>
    `// Sends the edited body without the client\n${javascript.generate(request)}`,
  run: {
    build: {
      command: [
        'esbuild',
        './**/typescript.ts',
        '--format=esm',
        '--target=es2022',
        '--outbase=.',
        '--outdir=.',
        '--out-extension:.js=.mjs',
        '--log-level=warning',
      ],
    },
    command: ['node', 'typescript.mjs'],
  },
} as const satisfies Language
