import { defineConfig } from 'tsup'

/**
 * How every library of the workspace is built: ESM and CommonJS, types, source maps, one file per
 * entry. The types are made once, for ESM; `types-for-require.mjs` copies them for CommonJS
 * afterwards. What a package adds to the entries of one format, such as its command, gets none. Kept
 * in one place so that another bundler can replace tsup in one commit.
 *
 * @param {{ entry: Record<string, string>, bundle?: (string | RegExp)[], options?: import('tsup').Options }} settings
 *   `entry`: output name to source file. `bundle`: ESM-only dependencies that go into the CommonJS
 *   build, so that `require` works on every supported Node and under Jest.
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
