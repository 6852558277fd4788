import { Button } from '@mcm/ui/button'
import { IconChevronDown, IconDownload } from '@mcm/ui/icons'
import type { Menu as MenuType } from '@mcm/ui/menu'
import { useState } from 'react'
import type { Save } from '../download'
import { messages } from './messages'
import type { Download } from '../use-download'

/** The formats of a file. */
export type Format = keyof typeof messages.formats

interface DownloadMenuProps<Of extends Format> {
  download: Download
  formats: readonly Of[]
  /** Loads what writes the file. Begun when the menu opens, so that a choice is acted on at once. */
  load: () => Promise<(format: Of) => Save>
  disabled?: boolean
}

const loadMenu = () => import('@mcm/ui/menu')

/** The button that opens the choice of formats. The menu's code comes when it is first needed. */
export function DownloadMenu<Of extends Format>({
  download,
  formats,
  load,
  disabled = false,
}: DownloadMenuProps<Of>) {
  const [Menu, setMenu] = useState<typeof MenuType>()
  const isRunning = download.state.step === 'running' || download.state.step === 'halted'
  const prepare = () => void Promise.all([loadMenu(), load()]).catch(() => {})

  const open = async () => {
    const { Menu } = await loadMenu()
    setMenu(() => Menu)
  }
  /** A menu that does not come is a download that failed, which may be tried again. */
  const press = () =>
    open().catch(() =>
      download.start(async () => {
        await open()
        return { result: 'canceled' }
      }),
    )
  const choose = (format: Of) =>
    download.start(async (job) => {
      const saver = await load()
      return saver(format)(job)
    })
  const face = {
    icon: <IconDownload size={14} />,
    iconAfter: <IconChevronDown size={12} />,
    disabled: disabled || isRunning,
    onPointerEnter: prepare,
    onFocus: prepare,
    children: messages.download,
  }
  if (!Menu) {
    return (
      <Button {...face} aria-haspopup="menu" aria-expanded={false} onClick={() => void press()} />
    )
  }
  return (
    <Menu
      defaultOpen
      trigger={<Button {...face} />}
      groups={[
        formats.map((format) => ({
          ...messages.formats[format],
          onSelect: () => choose(format),
        })),
      ]}
    />
  )
}
