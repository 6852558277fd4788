import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { when } from '../src/stories/when'

const components = join(import.meta.dirname, '../src/components')
const stories = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(components, file), 'utf8'))

const titles = stories.map((code) => /title: 'Components\/(\w+)'/.exec(code)?.[1] ?? '')

describe("every component's page", () => {
  it('exists for each folder', () => {
    const folders = readdirSync(components).map((name) => name.replaceAll('-', ''))
    const paged = titles.map((title) => title.toLowerCase())
    // The names of these two differ from their folders.
    const renamed = new Map([
      ['haiku', 'haikucard'],
      ['toast', 'toaster'],
    ])
    expect(paged.toSorted()).toEqual(
      folders.map((folder) => renamed.get(folder) ?? folder).toSorted(),
    )
  })
  it('says when to use the component', () => {
    expect(Object.keys(when).toSorted()).toEqual(titles.toSorted())
  })
})
