import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { periodColumns, type PeriodColumn } from './summary/columns'
import { tableNames, tables } from './tables'

const readPage = () =>
  readFile(
    new URL('../../../../apps/docs/src/content/data-set-format.mdx', import.meta.url),
    'utf8',
  )

it('the page on the format lists every column', async () => {
  const page = await readPage()
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

it('the page on the format lists every column of a summary', async () => {
  const section = (await readPage()).split('### Periods [#periods]')[1]?.split('\n#')[0] ?? ''
  const rows = [...section.matchAll(/^\| `(\w+)`\s*\| `(\w+)`\s*\| (\w*)\s*\| (.*?)\s*\|$/gm)]
  const columns: readonly PeriodColumn[] = periodColumns
  expect(rows.map(([, name, type, nullable, content]) => [name, type, nullable, content])).toEqual(
    columns.map(({ name, type, nullable, description }) => [
      name,
      type,
      nullable ? 'yes' : '',
      description,
    ]),
  )
})
