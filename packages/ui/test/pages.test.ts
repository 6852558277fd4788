import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { when } from '../src/stories/when'

const components = join(import.meta.dirname, '../src/components')
const stories = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(components, file), 'utf8'))

const titles = stories.map((code) => /title: 'Components\/(\w+)'/.exec(code)?.[1] ?? '')

describe('the page of every component', () => {
  it('exists for each folder', () => {
    const folders = readdirSync(components).map((name) => name.replaceAll('-', ''))
    const paged = titles.map((title) => title.toLowerCase())
    // These two are named after what they show.
    const renamed = new Map([
      ['haiku', 'haikucard'],
      ['toast', 'toaster'],
    ])
    expect(paged.toSorted()).toEqual(
      folders.map((folder) => renamed.get(folder) ?? folder).toSorted(),
    )
  })
  it('says when to use it', () => {
    expect(Object.keys(when).toSorted()).toEqual(titles.toSorted())
  })
})
