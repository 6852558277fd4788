import { readFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'

/**
 * Removes duplicate source map comments: Rollup, which tsup uses for tree shaking, adds one and tsup adds
 * another. Runs after the files are written, because no later step of tsup takes plugins.
 *
 * @type {import('tsup').Options['plugins'][number]}
 */
const removeDuplicateMapComments = {
  name: 'remove-duplicate-map-comments',
  async buildEnd({ writtenFiles }) {
    const scripts = writtenFiles.filter(({ name }) => /\.c?js$/.test(name))
    await Promise.all(
      scripts.map(async ({ name }) => {
        const code = await readFile(name, 'utf8')
        await writeFile(name, code.replace(/(\n\/\/# sourceMappingURL=\S+)\1\s*$/, '$1\n'))
      }),
    )
  },
}

/**
 * Returns the tsup configuration of every library: ESM and CommonJS, types, source maps, one file
 * per entry. The types are generated once, for ESM; `types-for-require.mjs` then copies them for
 * CommonJS. Entries that a package adds to one format only, such as its command, get no types.
 * Shared, so that another bundler can replace tsup in one commit.
 *
 * @param {{ entry: Record<string, string>, bundle?: (string | RegExp)[], options?: import('tsup').Options }} settings
 *   `entry`: output name to source file. `bundle`: ESM-only dependencies to include in the CommonJS
 *   build, so that `require` works on every supported Node version and in Jest.
 */
export function library({ entry, bundle = [], options = {} }) {
  const shared = {
    entry,
    target: 'es2022',
    platform: 'neutral',
    sourcemap: true,
    treeshake: true,
    splitting: true,
    plugins: [removeDuplicateMapComments],
    // Lint checks the types, also across packages. Without a second check, builds take a fifth less time.
    dts: { entry, compilerOptions: { ignoreDeprecations: '6.0', noCheck: true } },
    ...options,
  }
  return defineConfig([
    { ...shared, format: 'esm', clean: true, outExtension: () => ({ js: '.js', dts: '.d.ts' }) },
    {
      ...shared,
      format: 'cjs',
      dts: false,
      noExternal: bundle,
      outExtension: () => ({ js: '.cjs' }),
    },
  ])
}
