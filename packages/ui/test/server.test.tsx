import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import * as ui from '../src/index'
import { HASH, REWARD, SOLVED } from '../src/stories/samples'
import { elementsOf } from './application/elements'

/** Components that render more on a server, or something else, in another state. */
const variants: Record<string, ReactElement> = {
  balance: <ui.Amount value={REWARD} decimals="balance" signed />,
  shell: (
    <ui.AppShell
      header={<ui.Header name="Mochimo" nav={<ui.HeaderLink href="/">Home</ui.HeaderLink>} />}
      footer={
        <ui.Footer groups={[{ title: 'a', links: [{ label: 'b', href: '/' }] }]}>c</ui.Footer>
      }
    >
      <ui.Page>d</ui.Page>
    </ui.AppShell>
  ),
  cards: (
    <ui.Cards>
      <ui.Card title="a">b</ui.Card>
    </ui.Cards>
  ),
  hash: <ui.Hash value={HASH} href="/" copy />,
  split: (
    <ui.Split side="a" centered>
      <ui.Stack>
        <ui.Row>b</ui.Row>
        <ui.Rule />
      </ui.Stack>
    </ui.Split>
  ),
  more: <ui.LoadMore state="error" onLoad={() => {}} label="a" endText="b" auto />,
  menuClosed: <ui.Menu trigger={<button type="button">a</button>} groups={[[{ label: 'b' }]]} />,
  newestWaiting: <ui.LatestBlock />,
  tooltipClosed: (
    <ui.Tooltip text="a">
      <button type="button">b</button>
    </ui.Tooltip>
  ),
}

/** Toasts are rendered only in a browser. */
const { Toaster: _, ...elements } = elementsOf(ui)

/** Renders every component as a server would: without a window or a document. */
const pages = { ...elements, ...variants }

describe('on a server', () => {
  it.each(Object.entries(pages))('%s renders without a window or inline styles', (_, page) => {
    expect(globalThis).not.toHaveProperty('window')
    const html = renderToString(page)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
  })

  it.each([
    ['RelativeTime', ui.RelativeTime],
    ['DateTime', ui.DateTime],
  ])('%s renders the absolute time in English and UTC, which is true everywhere', (_name, Time) => {
    expect(renderToString(<Time time={SOLVED} zone="local" />)).toContain(
      '4 Sept 2026, 05:36:38 UTC',
    )
  })

  it("renders numbers in English, matching the browser's first render", () => {
    const share = (
      <ui.SharePlot
        label="a"
        shares={[
          { label: 'b', value: 1 },
          { label: 'c', value: 7 },
        ]}
      />
    )
    expect(renderToString(share)).toContain('12.5%')
    expect(renderToString(<ui.Count value={1_078_535} />)).toContain('1,078,535')
  })
})

it('has no place for the actions of a page header without any', () => {
  const withoutActions = renderToString(<ui.PageHeader title="Blocks" />)
  for (const actions of [undefined, null, false]) {
    expect(renderToString(<ui.PageHeader title="Blocks" actions={actions} />)).toBe(withoutActions)
  }
})
