import { Button } from '@mcm/ui/button'
import { IconChevronDown, IconDownload } from '@mcm/ui/icons'
import type { Menu as MenuType } from '@mcm/ui/menu'
import { useState } from 'react'
import type { Save } from '../download'
import { messages } from './messages'
import type { Download } from '../use-download'

/** A file format of a download. */
export type Format = keyof typeof messages.formats

interface DownloadMenuProps<Of extends Format> {
  download: Download
  formats: readonly Of[]
  /**
   * Loads the code that writes the file. Loading starts when the menu opens, so that a choice takes
   * effect immediately.
   */
  load: () => Promise<(format: Of) => Save>
  /** What every format's file lacks, instead of what distinguishes the formats. */
  hint?: string | undefined
  disabled?: boolean
}

const loadMenu = () => import('@mcm/ui/menu')

/** The download button. Its menu loads when it is first opened. */
export function DownloadMenu<Of extends Format>({
  download,
  formats,
  load,
  hint,
  disabled = false,
}: DownloadMenuProps<Of>) {
  const [Menu, setMenu] = useState<typeof MenuType>()
  const isRunning = download.state.step === 'running' || download.state.step === 'halted'
  const prepare = () => void Promise.all([loadMenu(), load()]).catch(() => {})

  const open = async () => {
    const { Menu } = await loadMenu()
    setMenu(() => Menu)
  }
  /** A menu that fails to load counts as a failed download, which can be retried. */
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
          ...(hint !== undefined && { hint }),
          onSelect: () => choose(format),
        })),
      ]}
    />
  )
}
