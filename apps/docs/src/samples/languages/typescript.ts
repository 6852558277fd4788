import { javascript } from './javascript'
import type { Language } from './language'

export const typescript = {
  id: 'typescript',
  name: 'TypeScript client',
  file: 'typescript.ts',
  highlight: 'typescript',
  // The client builds its requests itself and can't send any other body: what it can send is written
  // by hand (`samples/client/`).
  generate: (request) =>
    `// The edited body, sent without the client\n${javascript.generate(request)}`,
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
