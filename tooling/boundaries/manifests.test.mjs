import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const packages = resolve(import.meta.dirname, '../../packages')

test.each(readdirSync(packages))(
  '%s: names its author and funding, and has runtime dependencies as ranges',
  (name) => {
    const manifest = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
    expect(manifest.author).toBe('The MCM contributors')
    const repository = manifest.repository.url.replace(/^git\+|\.git$/g, '')
    expect(manifest.funding).toBe(`${repository}/blob/main/CONTRIBUTING.md#funding`)
    expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true })
    // With a pinned version, an application could get a package twice, and no fixes.
    const pinned = Object.entries(manifest.dependencies).filter(([, range]) => /^\d/.test(range))
    expect(pinned).toEqual([])
  },
)
