import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, onTestFinished } from 'vitest'

import { apiReport } from './api-report.mjs'
import { tarballProblems } from './tarball.mjs'

describe('tarballProblems', () => {
  const files = ['package.json', 'README.md', 'LICENSE', 'bin/tool.js', 'dist/index.js']
  const manifest = {
    name: '@mcm/tool',
    version: '1.0.0',
    license: 'MIT',
    repository: {},
    engines: { node: '>=20.19' },
    publishConfig: { provenance: true },
    bin: { tool: 'bin/tool.js' },
    exports: { '.': { import: { default: './dist/index.js' } }, './*': './dist/*.js' },
  }

  it('accepts a complete package', () => {
    expect(tarballProblems({ files, manifest })).toEqual([])
  })

  it.each([
    [{ files: [...files, 'src/a.test.ts'] }, "src/a.test.ts doesn't belong in a package"],
    [{ files: [...files, 'test/vectors.json'] }, 'test/vectors.json is outside bin, dist and src'],
    [{ files: files.filter((file) => file !== 'LICENSE') }, 'LICENSE is missing'],
    [
      { manifest: { ...manifest, exports: './dist/gone.js' } },
      "package.json refers to ./dist/gone.js, which isn't in the package",
    ],
    [
      { manifest: { ...manifest, dependencies: { '@mcm/address': 'workspace:^' } } },
      'package.json contains a workspace: version',
    ],
    [{ manifest: { ...manifest, license: undefined } }, 'package.json has no license'],
    [{ manifest: { ...manifest, publishConfig: {} } }, 'publishConfig.provenance is not true'],
  ])('reports %o', (change, problem) => {
    expect(tarballProblems({ files, manifest, ...change })).toEqual([problem])
  })
})

describe('apiReport', () => {
  /** Returns the report of a package with one entry point and one shared file. @param {string} shared */
  async function reportWith(shared) {
    const folder = await mkdtemp(join(tmpdir(), 'mcm-report-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    await mkdir(join(folder, 'dist'))
    const exports = { '.': { import: { types: './dist/index.d.ts' } }, './package.json': './x' }
    await writeFile(join(folder, 'package.json'), JSON.stringify({ name: '@mcm/tool', exports }))
    await writeFile(
      join(folder, 'dist/index.d.ts'),
      "import { A as Shape } from './shared-Xyz.js';\ndeclare function area(shape: Shape): number;\nexport { type Shape, area };\n",
    )
    await writeFile(join(folder, 'dist/shared-Xyz.d.ts'), shared)
    return apiReport(folder)
  }

  it('lists the exports and every declaration they can refer to', async () => {
    const report = await reportWith(
      'interface Shape { width: number }\nexport type { Shape as A };\n',
    )
    expect(report).toContain('## @mcm/tool\n\nShape, area\n')
    expect(report).toContain('interface Shape {\n    width: number;\n}\n\nfunction area(')
  })

  it('changes with a type that is only referred to, but not with a comment', async () => {
    const before = await reportWith('interface Shape { width: number }\n')
    expect(await reportWith('/** A shape. */\ninterface Shape { width: number }\n')).toBe(before)
    expect(await reportWith('interface Shape { width: bigint }\n')).not.toBe(before)
  })
})
