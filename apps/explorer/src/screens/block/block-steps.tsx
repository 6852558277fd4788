import { Button, ButtonLink } from '@mcm/ui/button'
import { formatCount } from '@mcm/ui/amount'
import { IconChevronLeft, IconChevronRight } from '@mcm/ui/icons'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { messages } from './messages'

interface BlockStepsProps {
  height: number
  /**
   * Whether the block is outside the chain. In that case, it has no next block and isn't the
   * latest. @default false
   */
  isOrphaned?: boolean
}

/** Links to the previous and the next block, which the arrow keys also open. */
export function BlockSteps({ height, isOrphaned = false }: BlockStepsProps) {
  const tip = useTipHeight()
  const navigate = useNavigate()
  const previous = height > 1 ? height - 1 : undefined
  const isTip = tip === height && !isOrphaned
  // A block above the tip is not the latest: the chain may have fallen, or the status is older
  // than the block.
  const next = isOrphaned || (tip !== undefined && height >= tip) ? undefined : height + 1

  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isForOtherControl(event)) return
      const to =
        event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined
      if (to !== undefined) void navigate(paths.block.href(to))
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [navigate, previous, next])

  return (
    <>
      {previous !== undefined && (
        <ButtonLink
          href={paths.block.href(previous)}
          icon={<IconChevronLeft size={12} />}
          aria-label={messages.previous(formatCount(previous))}
        >
          {formatCount(previous)}
        </ButtonLink>
      )}
      {isTip && (
        <Button disabled title={messages.isTip} iconAfter={<IconChevronRight size={12} />}>
          {messages.tip}
        </Button>
      )}
      {next !== undefined && (
        <ButtonLink
          href={paths.block.href(next)}
          iconAfter={<IconChevronRight size={12} />}
          aria-label={messages.next(formatCount(next))}
        >
          {formatCount(next)}
        </ButtonLink>
      )}
    </>
  )
}

function isForOtherControl(event: KeyboardEvent): boolean {
  // Holding the key down would request every block on the way.
  if (event.repeat) return true
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return true
  }
  const target = event.target
  return (
    target instanceof HTMLElement &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="menu"], dialog, [popover]',
    ) !== null
  )
}
