import { renderToString } from 'react-dom/server'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import * as ui from '../src/index'
import { BASE58, HAIKU, HASH, REWARD, SOLVED, TAG } from '../src/stories/samples'

const nothing = () => {}
const party = { address: TAG, amount: REWARD }

/** Renders every component as a server would: without a window or a document. */
const pages: Record<string, ReactElement> = {
  amount: <ui.Amount value={REWARD} />,
  balance: <ui.Amount value={REWARD} decimals="balance" signed />,
  count: <ui.Count value={1_078_535} unit="bytes" />,
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
  badge: <ui.Badge tone="amber">Pending</ui.Badge>,
  status: <ui.TransactionStatus status="SUCCESS" />,
  banner: <ui.Banner title="a" tone="error" onDismiss={nothing} />,
  breadcrumbs: <ui.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Block' }]} />,
  button: <ui.Button busy>a</ui.Button>,
  buttonLink: <ui.ButtonLink href="/">a</ui.ButtonLink>,
  iconButton: <ui.IconButton label="a">b</ui.IconButton>,
  cards: (
    <ui.Cards>
      <ui.Card title="a">b</ui.Card>
    </ui.Cards>
  ),
  choices: (
    <ui.ChoiceList label="a" value="b" onChange={nothing} choices={[{ value: 'b', label: 'b' }]} />
  ),
  code: <ui.CodeBlock code="a" />,
  copy: <ui.CopyButton value="a" />,
  ring: <ui.CountdownRing remaining={2} total={5} />,
  facts: (
    <ui.DescriptionList>
      <ui.Fact label="a">b</ui.Fact>
    </ui.DescriptionList>
  ),
  dialog: (
    <ui.Dialog open={false} onClose={nothing} title="a">
      b
    </ui.Dialog>
  ),
  empty: <ui.EmptyState title="a" />,
  error: <ui.ErrorPanel title="a" causes={['b']} />,
  figures: (
    <ui.Figures>
      <ui.Figure label="a">b</ui.Figure>
    </ui.Figures>
  ),
  haiku: <ui.HaikuCard lines={HAIKU}>a</ui.HaikuCard>,
  hash: <ui.Hash value={HASH} href="/" copy />,
  address: <ui.AddressText value={BASE58} watched />,
  icons: <ui.IconThemeSystem />,
  languages: (
    <ui.LanguageTabs
      label="a"
      language="go"
      onLanguageChange={nothing}
      samples={[{ language: 'go', label: 'Go', code: 'a' }]}
    />
  ),
  split: (
    <ui.Split side="a" centered>
      <ui.Stack>
        <ui.Row>b</ui.Row>
        <ui.Rule />
      </ui.Stack>
    </ui.Split>
  ),
  section: <ui.Section title="a">b</ui.Section>,
  link: (
    <ui.Link href="/" newTab>
      a
    </ui.Link>
  ),
  linkCard: (
    <ui.LinkCard href="/" title="a">
      b
    </ui.LinkCard>
  ),
  more: <ui.LoadMore state="error" onLoad={nothing} label="a" endText="b" auto />,
  logo: <ui.Logo />,
  menu: <ui.Menu trigger={<button type="button">a</button>} groups={[[{ label: 'b' }]]} />,
  newest: <ui.LatestBlock block={{ height: 1, href: '/', time: SOLVED, haiku: HAIKU }} />,
  newestWaiting: <ui.LatestBlock />,
  pageHeader: <ui.PageHeader title="a" form="figure" />,
  line: (
    <ui.LinePlot
      label="a"
      points={[
        { x: 0, y: 1 },
        { x: 1, y: 2 },
      ]}
      formatX={String}
      formatY={String}
    />
  ),
  bars: <ui.BarPlot label="a" bars={[{ label: 'b', value: 1 }]} formatValue={String} />,
  shares: <ui.SharePlot label="a" shares={[{ label: 'b', value: 1 }]} />,
  spark: <ui.Spark label="a" values={[1, 2]} />,
  popover: (
    <ui.Popover label="a" trigger="b">
      c
    </ui.Popover>
  ),
  progress: <ui.Progress label="a" value={0.5} />,
  prose: <ui.Prose>a</ui.Prose>,
  qr: <ui.QrCode value={BASE58} label="a" />,
  time: <ui.RelativeTime time={SOLVED} />,
  dateTime: <ui.DateTime time={SOLVED} />,
  seal: <ui.Seal state="failed">a</ui.Seal>,
  search: <ui.SearchField label="a" onSearch={nothing} shortcut="/" />,
  segmented: (
    <ui.Segmented label="a" value="b" onChange={nothing} options={[{ value: 'b', label: 'b' }]} />
  ),
  select: <ui.Select label="a" options={[{ value: 'b', label: 'b' }]} />,
  skeleton: <ui.Skeleton />,
  spinner: <ui.Spinner />,
  dot: <ui.StatusDot tone="progress" label="Connected (Syncing)" />,
  switch: <ui.Switch label="a" />,
  table: (
    <ui.Table
      caption="a"
      columns={[{ key: 'b', header: 'b', cell: (row: string) => row }]}
      rows={['c']}
      rowKey={(row) => row}
    />
  ),
  virtualTable: (
    <ui.VirtualTable
      caption="a"
      columns={[{ key: 'b', header: 'b', cell: (row: string) => row }]}
      rows={['c']}
      rowKey={(row) => row}
    />
  ),
  tabs: (
    <ui.Tabs
      label="a"
      value="b"
      onChange={nothing}
      tabs={[{ value: 'b', label: 'b', children: 'c' }]}
    />
  ),
  heading: <ui.Heading>a</ui.Heading>,
  text: <ui.Text mono>a</ui.Text>,
  field: <ui.TextField label="a" error="b" />,
  theme: <ui.ThemeSwitch value="dark" onChange={nothing} />,
  tooltip: (
    <ui.Tooltip text="a">
      <button type="button">b</button>
    </ui.Tooltip>
  ),
  flow: <ui.TransactionFlow sources={[party]} destinations={[party]} change={party} fee={500n} />,
  hidden: <ui.VisuallyHidden>a</ui.VisuallyHidden>,
}

describe('on a server', () => {
  it.each(Object.entries(pages))('%s renders without a window or inline styles', (_, page) => {
    expect(globalThis).not.toHaveProperty('window')
    const html = renderToString(page)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/\sstyle=|<style|<script/)
  })

  it.each([ui.RelativeTime, ui.DateTime])(
    '$name renders the absolute time in English and UTC, which is true everywhere',
    (Time) => {
      expect(renderToString(<Time time={SOLVED} zone="local" />)).toContain(
        '4 Sept 2026, 05:36:38 UTC',
      )
    },
  )

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
