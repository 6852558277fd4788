'use client'
import { useBalance, useBlock, useTip } from '@mcm/react'
import { Amount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Dialog } from '@mcm/ui/dialog'
import { Menu } from '@mcm/ui/menu'
import { Tooltip } from '@mcm/ui/tooltip'
import { useState } from 'react'

/** Shows data that the server prefetched, and data that only the browser requests. */
export function Live({ height, address }: { height: number; address: string }) {
  const { data: block } = useBlock({ height })
  const { data: balance } = useBalance({ address })
  const { data: tip } = useTip()
  const [open, setOpen] = useState(false)
  return (
    <>
      <p id="block">{block?.block_identifier.hash}</p>
      <p id="balance">{balance && <Amount value={balance.nano} />}</p>
      <p id="tip">{tip ? 'live' : 'waiting'}</p>
      <Menu trigger={<Button>Download</Button>} groups={[[{ label: 'CSV' }]]} />
      <Tooltip text="More about this block">
        <Button onClick={() => setOpen(true)}>Details</Button>
      </Tooltip>
      <Dialog open={open} onOpenChange={setOpen} title="Block details">
        Mined
      </Dialog>
    </>
  )
}
