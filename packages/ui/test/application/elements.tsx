import type { ReactElement } from 'react'
import type * as Ui from '@mcm/ui'

const nothing = () => {}
const TIME = Date.UTC(2026, 8, 4, 5, 36, 38)
const HAIKU = ['at night', 'soft snakes', 'returning']
const ADDRESS = 'J8gqYehTJhJWrfcUd766sUQ8THktNs'
const party = { address: ADDRESS, amount: 12_065_840_589n }
const points = [
  { x: 0, y: 1 },
  { x: 1, y: 2 },
]
const choices = [
  { value: 'b', label: 'b' },
  { value: 'c', label: 'c' },
]
const columns = [{ key: 'b', header: 'b', cell: (row: string) => row }]
const icon = (name: string) => name.startsWith('Icon') && name !== 'IconButton'

/** Returns an element of every component that renders one, by its name. */
export function elementsOf(ui: typeof Ui): Record<string, ReactElement> {
  const icons = Object.entries(ui).filter(([name]) => icon(name)) as [string, typeof ui.IconAlert][]
  return {
    ...Object.fromEntries(icons.map(([name, Icon]) => [name, <Icon key={name} />])),
    AddressText: <ui.AddressText value={ADDRESS} watched />,
    Amount: <ui.Amount value={1_500_000_000n} />,
    AppShell: (
      <ui.AppShell header={<ui.Header name="a" />} footer={<ui.Footer>b</ui.Footer>}>
        c
      </ui.AppShell>
    ),
    Badge: <ui.Badge tone="amber">Pending</ui.Badge>,
    Banner: <ui.Banner title="a" tone="error" onDismiss={nothing} />,
    BarPlot: <ui.BarPlot label="a" bars={[{ label: 'b', value: 1 }]} formatValue={String} />,
    Breadcrumbs: <ui.Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Block' }]} />,
    Button: <ui.Button busy>a</ui.Button>,
    ButtonLink: <ui.ButtonLink href="/">a</ui.ButtonLink>,
    Card: <ui.Card title="a">b</ui.Card>,
    Cards: <ui.Cards>a</ui.Cards>,
    ChoiceList: <ui.ChoiceList label="a" choices={choices} />,
    CodeBlock: <ui.CodeBlock code="a" />,
    CopyButton: <ui.CopyButton value="a" />,
    CountdownRing: <ui.CountdownRing remaining={2} total={5} />,
    Count: <ui.Count value={1_078_535} unit="bytes" />,
    DateTime: <ui.DateTime time={TIME} />,
    DescriptionList: (
      <ui.DescriptionList>
        <ui.Fact label="a">b</ui.Fact>
      </ui.DescriptionList>
    ),
    Dialog: <ui.Dialog title="a">b</ui.Dialog>,
    EmptyState: <ui.EmptyState title="a" />,
    ErrorPanel: <ui.ErrorPanel title="a" causes={['b']} />,
    Fact: <ui.Fact label="a">b</ui.Fact>,
    Figure: <ui.Figure label="a">b</ui.Figure>,
    Figures: (
      <ui.Figures>
        <ui.Figure label="a">b</ui.Figure>
      </ui.Figures>
    ),
    Footer: <ui.Footer groups={[{ title: 'a', links: [{ label: 'b', href: '/' }] }]}>c</ui.Footer>,
    HaikuCard: <ui.HaikuCard lines={HAIKU}>a</ui.HaikuCard>,
    HaikuLine: <ui.HaikuLine lines={HAIKU} />,
    Hash: <ui.Hash value={ADDRESS} href="/" copy />,
    Header: <ui.Header name="a" nav={<ui.HeaderLink href="/">b</ui.HeaderLink>} />,
    HeaderLink: <ui.HeaderLink href="/">a</ui.HeaderLink>,
    Heading: <ui.Heading>a</ui.Heading>,
    IconButton: <ui.IconButton label="a">b</ui.IconButton>,
    LanguageTabs: (
      <ui.LanguageTabs label="a" samples={[{ language: 'go', label: 'Go', code: 'a' }]} />
    ),
    LatestBlock: <ui.LatestBlock block={{ height: 1, href: '/', time: TIME, haiku: HAIKU }} />,
    LinePlot: <ui.LinePlot label="a" points={points} formatX={String} formatY={String} />,
    Link: (
      <ui.Link href="/" newTab>
        a
      </ui.Link>
    ),
    LinkCard: (
      <ui.LinkCard href="/" title="a">
        b
      </ui.LinkCard>
    ),
    LoadMore: <ui.LoadMore state="error" onLoad={nothing} label="a" endText="b" />,
    Logo: <ui.Logo />,
    Menu: (
      <ui.Menu defaultOpen trigger={<button type="button">a</button>} groups={[[{ label: 'b' }]]} />
    ),
    Page: <ui.Page>a</ui.Page>,
    PageHeader: <ui.PageHeader title="a" form="figure" />,
    PhoneOnly: <ui.PhoneOnly>a</ui.PhoneOnly>,
    Popover: (
      <ui.Popover label="a" trigger="b">
        c
      </ui.Popover>
    ),
    Progress: <ui.Progress label="a" value={0.5} />,
    Prose: <ui.Prose>a</ui.Prose>,
    QrCode: <ui.QrCode value={ADDRESS} label="a" />,
    RangeBrush: (
      <ui.RangeBrush label="a" values={[1, 2]} format={String} startLabel="b" endLabel="c" />
    ),
    RelativeTime: <ui.RelativeTime time={TIME} />,
    Row: <ui.Row>a</ui.Row>,
    Rule: <ui.Rule />,
    Seal: <ui.Seal state="failed">a</ui.Seal>,
    SearchField: <ui.SearchField label="a" onSearch={nothing} shortcut="/" />,
    Section: <ui.Section title="a">b</ui.Section>,
    Segmented: <ui.Segmented label="a" options={choices} />,
    Select: <ui.Select label="a" options={choices} />,
    SharePlot: <ui.SharePlot label="a" shares={[{ label: 'b', value: 1 }]} />,
    Skeleton: <ui.Skeleton />,
    SkipLink: <ui.SkipLink />,
    Spark: <ui.Spark label="a" values={[1, 2]} />,
    Spinner: <ui.Spinner />,
    Split: <ui.Split side="a">b</ui.Split>,
    Stack: <ui.Stack>a</ui.Stack>,
    StatusDot: <ui.StatusDot tone="progress" label="Connected (Syncing)" />,
    Stave: <ui.Stave>a</ui.Stave>,
    Switch: <ui.Switch label="a" />,
    Table: <ui.Table caption="a" columns={columns} rows={['c']} rowKey={(row) => row} />,
    Tabs: <ui.Tabs label="a" tabs={[{ value: 'b', label: 'b', children: 'c' }]} />,
    Text: <ui.Text mono>a</ui.Text>,
    TextField: <ui.TextField label="a" error="b" />,
    ThemeSwitch: <ui.ThemeSwitch />,
    Toaster: <ui.Toaster messages={[{ id: 'a', text: 'b' }]} onDismiss={nothing} />,
    Tooltip: (
      <ui.Tooltip text="a" defaultOpen>
        <button type="button">b</button>
      </ui.Tooltip>
    ),
    TransactionFlow: (
      <ui.TransactionFlow sources={[party]} destinations={[party]} change={party} fee={500n} />
    ),
    TransactionStatus: <ui.TransactionStatus status="SUCCESS" />,
    Verse: <ui.Verse lines={HAIKU} />,
    VirtualTable: (
      <ui.VirtualTable caption="a" columns={columns} rows={['c']} rowKey={(row) => row} />
    ),
    VisuallyHidden: <ui.VisuallyHidden>a</ui.VisuallyHidden>,
    WideOnly: <ui.WideOnly>a</ui.WideOnly>,
  }
}
