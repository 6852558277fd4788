import '@mcm/ui/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { AppShell, Button, Header, tokens, VirtualTable } from '@mcm/ui'
import { Dialog } from '@mcm/ui/dialog'
import { HaikuCard } from '@mcm/ui/haiku'
import { Menu } from '@mcm/ui/menu'
import { Tabs } from '@mcm/ui/tabs'
import { Toaster } from '@mcm/ui/toast'
import { Tooltip } from '@mcm/ui/tooltip'

const heights = Array.from({ length: 5000 }, (_, index) => index)

function Page() {
  const [tab, setTab] = useState('in')
  const [open, setOpen] = useState(false)
  const [chosen, setChosen] = useState('nothing')
  return (
    <AppShell header={<Header name="Explorer" nav={<a href="#lists">Lists</a>} />} footer={null}>
      <p data-tokens={tokens.color.length}>Chosen: {chosen}</p>
      <Menu
        trigger={<Button>Download</Button>}
        groups={[[{ label: 'CSV', onSelect: () => setChosen('CSV') }]]}
      />
      <Tabs
        label="Lists"
        value={tab}
        onValueChange={setTab}
        tabs={[
          { value: 'in', label: 'In', children: 'Arrived' },
          { value: 'out', label: 'Out', children: 'Sent' },
        ]}
      />
      <Tooltip text="The node that answers">
        <Button onClick={() => setOpen(true)}>Endpoint</Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="Choose an endpoint">
        <p>One of three</p>
      </Dialog>
      <HaikuCard lines={['at night', 'soft snakes', 'returning']}>nonce</HaikuCard>
      <VirtualTable
        caption="Heights"
        columns={[{ key: 'height', header: 'Height', cell: (height: number) => height }]}
        rows={heights}
        rowKey={String}
      />
      <Toaster
        messages={[{ id: 'copied', text: 'Copied' }]}
        onDismiss={() => {}}
        duration={600_000}
      />
    </AppShell>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />)
