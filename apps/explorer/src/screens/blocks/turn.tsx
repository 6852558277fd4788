import { Button, ButtonLink } from '@mcm/ui/button'
import { IconChevronLeft, IconChevronRight } from '@mcm/ui/icons'
import { useEffect, useRef } from 'react'
import { paths } from '../../config/paths'
import styles from './blocks.module.css'
import { messages } from './messages'
import type { BlocksPage } from './use-blocks-page'

interface TurnProps {
  page: BlocksPage
  kind: string
}

const hrefIn =
  ({ page: { tip }, kind }: TurnProps) =>
  (from: number) =>
    paths.blocks.href({ from: from === tip ? undefined : from, kind })

const before = <IconChevronLeft size={12} />
const after = <IconChevronRight size={12} />

/**
 * Links to the neighboring pages and to the latest one, so that a page can be opened in a new tab and
 * shared. On the first page and on the last one, the other link stays where it was.
 */
export function Turn(props: TurnProps) {
  const { newer, older, tip } = props.page
  const href = hrefIn(props)
  return (
    <nav {...useKeptFocus(props.page)} aria-label={messages.title} className={styles['turn']}>
      {newer === undefined ? (
        <Button disabled icon={before}>
          {messages.newer}
        </Button>
      ) : (
        <ButtonLink href={href(newer)} icon={before}>
          {messages.newer}
        </ButtonLink>
      )}
      {older === undefined ? (
        <Button disabled iconAfter={after}>
          {messages.older}
        </Button>
      ) : (
        <ButtonLink href={href(older)} iconAfter={after}>
          {messages.older}
        </ButtonLink>
      )}
      {newer !== undefined && tip !== undefined && (
        <ButtonLink href={href(tip)}>{messages.newest}</ButtonLink>
      )}
    </nav>
  )
}

/** The same two steps above the list, for those who look for a block by its place. */
export function TurnIcons(props: TurnProps) {
  const { newer, older } = props.page
  const href = hrefIn(props)
  const steps = [
    { label: messages.newer, to: newer, icon: before },
    { label: messages.older, to: older, icon: after },
  ]
  return (
    <nav {...useKeptFocus(props.page)} aria-label={messages.turn} className={styles['icons']}>
      {steps.map(({ label, to, icon }) =>
        to === undefined ? (
          <Button key={label} disabled aria-label={label} title={label} icon={icon} />
        ) : (
          <ButtonLink key={label} href={href(to)} aria-label={label} title={label} icon={icon} />
        ),
      )}
    </nav>
  )
}

/** When the step that was pressed has no more pages, the focus moves to the other one. */
function useKeptFocus({ newer, older }: BlocksPage) {
  const nav = useRef<HTMLElement>(null)
  const isPressed = useRef(false)
  const isAtEnd = newer === undefined || older === undefined
  useEffect(() => {
    if (!isAtEnd) return
    if (isPressed.current && document.activeElement === document.body) {
      nav.current?.querySelector('a')?.focus({ preventScroll: true })
    }
    isPressed.current = false
  }, [isAtEnd])
  return { ref: nav, onClick: () => (isPressed.current = true) }
}
