import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { tableNames, tables } from './tables'

it('the page on the format lists every column', async () => {
  const path = new URL('../../../../apps/docs/src/content/data-set-format.mdx', import.meta.url)
  const page = await readFile(path, 'utf8')
  for (const table of tableNames) {
    const section = page.split(`### ${table} [#${table}]`)[1]?.split('\n#')[0] ?? ''
    const rows = [...section.matchAll(/^\| `(\w+)`\s*\| `(\w+)`\s*\| (\w*)\s*\| (.*?)\s*\|$/gm)]
    expect(
      rows.map(([, name, type, nullable, description]) => [name, type, nullable, description]),
    ).toEqual(
      tables[table].map(({ name, type, nullable, description }) => [
        name,
        type,
        nullable ? 'yes' : '',
        description,
      ]),
    )
  }
})
