import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { circlesIn } from './circles.mjs'
import { importsOf, isTest } from './imports.mjs'
import { literalKeysIn } from './query-keys.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Our packages that each package may import in its published code. */
const mayImport = {
  'packages/address': [],
  'packages/rosetta-client': ['address'],
  'packages/proof': ['address', 'rosetta-client'],
  'packages/exports': ['address', 'rosetta-client', 'proof'],
  'packages/react': ['address', 'rosetta-client'],
  'packages/ui': [],
  'packages/devnet': ['address', 'rosetta-client', 'proof'],
  'packages/mcp': ['address', 'rosetta-client', 'proof'],
  'apps/explorer': ['address', 'rosetta-client', 'proof', 'exports', 'react', 'ui'],
  'apps/docs': ['address', 'rosetta-client', 'proof', 'exports', 'ui', 'devnet'],
  // It shares the explorer's titles.
  'deploy/edge': ['address', 'rosetta-client', 'proof', 'ui', 'explorer'],
}

const shipped = (folder) => importsOf(join(root, folder, 'src')).filter(({ file }) => !isTest(file))

/** Returns whether a module is bundled into the packages that use it. */
const isBundled = (specifier) => specifier.startsWith('@mcm/shared/')

describe.each(Object.entries(mayImport))('%s', (folder, allowed) => {
  test('imports only packages below it', () => {
    const ours = shipped(folder).filter(
      ({ specifier }) => specifier.startsWith('@mcm/') && !isBundled(specifier),
    )
    const wrong = ours.filter(({ specifier }) => !allowed.includes(specifier.split('/')[1]))
    expect(wrong.map(({ file, specifier }) => `${relative(root, file)} → ${specifier}`)).toEqual([])
  })

  test('declares every package that it imports', () => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    const declared = new Set([
      manifest.name,
      ...Object.keys(manifest.dependencies ?? {}),
      ...Object.keys(manifest.peerDependencies ?? {}),
      ...(manifest.private ? Object.keys(manifest.devDependencies ?? {}) : []),
    ])
    const bare = shipped(folder).filter(
      ({ specifier }) => /^[@a-z]/.test(specifier) && !isBundled(specifier),
    )
    const wrong = bare.filter(({ specifier }) => {
      const name = specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/')
      return !name.startsWith('node:') && !declared.has(name) && !declared.has(`@types/${name}`)
    })
    expect(wrong.map(({ file, specifier }) => `${relative(root, file)} → ${specifier}`)).toEqual([])
  })
})

test.each(Object.keys(mayImport))('%s lists bundled packages as dev dependencies', (folder) => {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const isUsed = shipped(folder).some(({ specifier }) => isBundled(specifier))
  expect('@mcm/shared' in (manifest.devDependencies ?? {})).toBe(isUsed)
  expect('@mcm/shared' in (manifest.dependencies ?? {})).toBe(false)
})

test('bundled code does not import our packages', () => {
  const ours = importsOf(join(root, 'tooling/shared/src')).filter(({ specifier }) =>
    specifier.startsWith('@mcm/'),
  )
  expect(ours).toEqual([])
})

test.each([...Object.keys(mayImport), 'examples/wallet'])(
  'imports in %s are not circular, including type imports',
  (folder) => {
    expect(circlesIn(join(root, folder, 'src'))).toEqual([])
  },
)

describe('layers of the explorer', () => {
  const layers = ['shared', 'config', 'data', 'features', 'screens', 'app']
  const source = join(root, 'apps/explorer/src')
  const within = shipped('apps/explorer')
    .filter(({ specifier }) => specifier.startsWith('.'))
    .map(({ file, specifier }) => ({
      from: relative(source, file),
      to: relative(source, resolve(dirname(file), specifier)),
    }))

  test('a layer imports only itself and those below it', () => {
    const rank = (path) => layers.indexOf(path.split('/')[0])
    const wrong = within.filter(({ from, to }) => rank(from) >= 0 && rank(to) > rank(from))
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test("query keys come from data/keys.ts and from @mcm/react's keys.ts", () => {
    const places = [...literalKeysIn(source), ...literalKeysIn(join(root, 'packages/react/src'))]
    expect(places.filter((place) => !/^(?:data|query)\/keys\.ts:/.test(place))).toEqual([])
  })

  test('screens do not import each other', () => {
    const screen = (path) => (path.startsWith('screens/') ? path.split('/')[1] : undefined)
    const wrong = within.filter(
      ({ from, to }) => screen(from) && screen(to) && screen(from) !== screen(to),
    )
    expect(wrong.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })
})

describe('published code', () => {
  test('@mcm/ui neither fetches nor routes', () => {
    const wrong = shipped('packages/ui').filter(({ specifier }) =>
      /^(react-router|@tanstack\/react-query|ky)/.test(specifier),
    )
    expect(wrong).toEqual([])
  })

  test('@mcm/react works without React in its query entry', () => {
    const wrong = shipped('packages/react').filter(
      ({ file, specifier }) => file.includes('/query/') && specifier.startsWith('react'),
    )
    expect(wrong).toEqual([])
  })

  test.each(['address', 'rosetta-client', 'proof', 'exports', 'devnet', 'mcp'])(
    '@mcm/%s works without React',
    (name) => {
      const wrong = shipped(`packages/${name}`).filter(({ specifier }) =>
        specifier.startsWith('react'),
      )
      expect(wrong).toEqual([])
    },
  )

  test.each(['proof', 'exports'])(
    '@mcm/%s takes data, not clients, outside its command line',
    (name) => {
      const wrong = shipped(`packages/${name}`)
        .filter(({ file }) => !/\/cli(\.ts$|\/)/.test(file))
        .filter(({ file, specifier }) => {
          if (specifier !== '@mcm/rosetta-client') return false
          const text = readFileSync(file, 'utf8')
          return /createRosettaClient/.test(text)
        })
      expect(wrong).toEqual([])
    },
  )

  test.each(Object.keys(mayImport).filter((folder) => folder.startsWith('packages/')))(
    '%s has a README and a license in its manifest',
    (folder) => {
      expect(existsSync(join(root, folder, 'README.md'))).toBe(true)
      const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      expect(manifest.license).toBe('MIT')
    },
  )
})
