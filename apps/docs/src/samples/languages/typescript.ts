import { javascript } from './javascript'
import type { Language } from './language'
import { manifestOf, packagesIn } from './package-manifest'

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
  program: {
    requires: 'Node 20 or later',
    // As an ES module, so that it can use top-level `await` without a manifest.
    ending: '.mts',
    commands: (file, code) => [
      // Without a manifest, npm may install into a parent folder that has one.
      'npm init -y',
      `npm install ${['tsx', ...packagesIn(code)].join(' ')}`,
      `npx tsx ${file}`,
    ],
    project: (id, code) => ({
      command: 'npm install && npm start',
      files: {
        [`${id}.mts`]: code,
        'package.json': manifestOf(id, `tsx ${id}.mts`, ['tsx', ...packagesIn(code)]),
      },
    }),
  },
} as const satisfies Language
