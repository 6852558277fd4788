import { defineConfig } from 'tsup'

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
    dts: { entry, compilerOptions: { ignoreDeprecations: '6.0' } },
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
