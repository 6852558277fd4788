import { Button, ButtonLink, type ButtonLinkProps } from '@mcm/ui/button'
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
      <Step to={newer} href={href} label={messages.newer} icon={before} />
      <Step to={older} href={href} label={messages.older} iconAfter={after} />
      {newer !== undefined && tip !== undefined && (
        <ButtonLink href={href(tip)}>{messages.newest}</ButtonLink>
      )}
    </nav>
  )
}

/** The same two steps as icons, above the list, so that turning a page takes no scrolling. */
export function TurnIcons(props: TurnProps) {
  const { newer, older } = props.page
  const href = hrefIn(props)
  return (
    <nav {...useKeptFocus(props.page)} aria-label={messages.turn} className={styles['icons']}>
      <Step to={newer} href={href} label={messages.newer} icon={before} isIcon />
      <Step to={older} href={href} label={messages.older} icon={after} isIcon />
    </nav>
  )
}

interface StepProps extends Pick<ButtonLinkProps, 'icon' | 'iconAfter'> {
  /** The height at which the page starts, or undefined if there is no such page. */
  to: number | undefined
  href: (from: number) => string
  label: string
  /** Whether the label is only heard and shown as a tooltip. @default false */
  isIcon?: boolean
}

function Step({ to, href, label, isIcon = false, ...icons }: StepProps) {
  const named = isIcon ? { 'aria-label': label, title: label } : { children: label }
  return to === undefined ? (
    <Button disabled {...icons} {...named} />
  ) : (
    <ButtonLink href={href(to)} {...icons} {...named} />
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
