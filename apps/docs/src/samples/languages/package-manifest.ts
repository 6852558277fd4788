/** Returns a `package.json` for a project that `npm start` runs. */
export function manifestOf(name: string, start: string, packages: readonly string[]): string {
  const manifest = {
    name,
    private: true,
    type: 'module',
    scripts: { start },
    dependencies: Object.fromEntries(packages.map((each) => [each, 'latest'])),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** Returns the npm packages that a module imports, without subpaths. */
export function packagesIn(code: string): string[] {
  const imports = code.matchAll(/from '((?:@[\w-]+\/)?[\w-]+)(?:\/[\w-]+)*'/g)
  return [...new Set([...imports].flatMap(([, name]) => name ?? []))]
}
