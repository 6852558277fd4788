import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Button, Dialog, LinePlot, Table, Toaster, Tooltip, VirtualTable } from '@mcm/ui'
import { Amount } from '@mcm/ui/amount'
import { Hash } from '@mcm/ui/hash'
import { Menu } from '@mcm/ui/menu'
import { Tabs } from '@mcm/ui/tabs'

const nothing = () => {}

const pages: Record<string, ReactElement> = {
  button: <Button busy>Send</Button>,
  amount: <Amount value={1_500_000_000n} />,
  hash: <Hash value="0x3f1fba7025c7d37470e7260117a72b7de9f5ca59" form="8-8" />,
  menu: <Menu trigger={<button type="button">Download</button>} groups={[[{ label: 'CSV' }]]} />,
  tooltip: (
    <Tooltip text="Sixty-four digits">
      <button type="button">Hash</button>
    </Tooltip>
  ),
  dialog: (
    <Dialog open={false} onOpenChange={nothing} title="Endpoint">
      Choose one
    </Dialog>
  ),
  tabs: (
    <Tabs
      label="Lists"
      value="in"
      onValueChange={nothing}
      tabs={[{ value: 'in', label: 'In', children: 'Arrived' }]}
    />
  ),
  table: (
    <Table
      caption="Blocks"
      columns={[{ key: 'height', header: 'Height', cell: (height: number) => height }]}
      rows={[1_078_535]}
      rowKey={String}
    />
  ),
  long: (
    <VirtualTable
      caption="Heights"
      columns={[{ key: 'height', header: 'Height', cell: (height: number) => height }]}
      rows={[1_078_535]}
      rowKey={String}
    />
  ),
  toasts: <Toaster messages={[]} onDismiss={nothing} />,
  plot: (
    <LinePlot
      label="Balance"
      points={[
        { x: 0, y: 1 },
        { x: 1, y: 2 },
      ]}
      formatX={String}
      formatY={String}
    />
  ),
}

/** Each page's text, without its markup. */
for (const [name, page] of Object.entries(pages)) {
  const words = renderToString(page)
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
  // oxlint-disable-next-line no-console -- the test reads the output.
  console.log(name, words.trim())
}
