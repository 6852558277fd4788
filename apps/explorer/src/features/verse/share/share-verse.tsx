import { IconButton } from '@mcm/ui/button'
import { IconShare } from '@mcm/ui/icons'
import type { Menu as MenuType } from '@mcm/ui/menu'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { messages } from './messages'
import type { ImageFormat } from './render-verse'
import type { VerseImage } from './verse-image'

const loadMenu = () => import('@mcm/ui/menu')
const loadRender = () => import('./render-verse')

/**
 * The button that creates an image of a verse. The code that draws the image loads with the menu.
 */
export function ShareVerse({ image }: { image: VerseImage }) {
  const [Menu, setMenu] = useState<typeof MenuType>()
  const [hasFailed, setHasFailed] = useState(false)
  const attempt = (work: () => Promise<void>) => {
    setHasFailed(false)
    work().catch((error: unknown) => {
      // A share sheet that was closed isn't a failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setHasFailed(true)
    })
  }
  const render = async (format: ImageFormat) => (await loadRender()).renderVerse(image, format)
  const open = () =>
    attempt(async () => {
      const [loaded] = await Promise.all([loadMenu(), loadRender()])
      setMenu(() => loaded.Menu)
    })
  const save = (format: ImageFormat) =>
    attempt(async () => (await loadRender()).saveImage(await render(format)))
  const share = () =>
    attempt(async () => {
      await navigator.share({ files: [await render('png')], title: image.lines.join(' / ') })
    })
  const trigger = (
    <IconButton label={messages.share} {...(Menu ? {} : { onClick: open })}>
      <IconShare size={14} />
    </IconButton>
  )
  return (
    <>
      {Menu ? (
        <Menu
          defaultOpen
          trigger={trigger}
          groups={[
            ...(canShareFiles()
              ? [[{ label: messages.system, hint: messages.systemHint, onSelect: share }]]
              : []),
            [
              { label: messages.png, hint: messages.pngHint, onSelect: () => save('png') },
              { label: messages.svg, hint: messages.svgHint, onSelect: () => save('svg') },
            ],
          ]}
        />
      ) : (
        trigger
      )}
      {hasFailed && (
        <Text role="alert" tone="red" size={13}>
          {messages.failed}
        </Text>
      )}
    </>
  )
}

/**
 * Returns whether the browser can share files. If it can't, which is true of most desktop browsers,
 * the menu entry would be useless.
 */
function canShareFiles(): boolean {
  const probe = new File([''], 'a.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] })
}
