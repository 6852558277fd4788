import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { guides } from '../src/stories/guides'

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
  it('has a guide', () => {
    expect([...guides.keys()].toSorted()).toEqual(titles.toSorted())
  })
})

describe.each([...guides.values()])('the guide of $component', (guide) => {
  it('says in which release the component is new, and why it may still change', () => {
    expect(guide.since).toMatch(/^\d+\.\d+\.\d+$/)
    expect(guide.reason === undefined).toBe(guide.status === 'stable')
  })
  it('has an example or a story for its anatomy', () => {
    const { example, story } = guide.anatomy
    expect(example === null).toBe(story !== undefined)
    expect(guide.anatomy.parts).not.toEqual([])
  })
  it('presents each part to a screen reader, and shows what to do and what not to do', () => {
    expect(guide.screenReader).not.toEqual([])
    expect(guide.pictures).not.toEqual([])
  })
  it('shows focus in the state matrix exactly if it takes keys', () => {
    const takesFocus = guide.states.some(({ interactive = true }) => interactive)
    expect(takesFocus).toBe(guide.keyboard.length > 0)
  })
})

const inline = [...guides.values()].filter(({ anatomy }) => anatomy.story === undefined)

describe.each(inline)('the keyboard table of $component', ({ anatomy, keyboard }) => {
  it('is there exactly if something in the example takes focus', () => {
    const markup = renderToString(anatomy.example)
    const takesFocus = /<(?:a|button|input|select|textarea)\b|tabindex="0"/i.test(markup)
    expect(keyboard.length > 0).toBe(takesFocus)
  })
})
