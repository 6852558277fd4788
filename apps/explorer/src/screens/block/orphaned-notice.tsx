import { formatCount } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { ButtonLink } from '@mcm/ui/button'
import { paths } from '../../config/paths'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { messages } from './messages'

/** Explains that another branch won. The code is loaded only when that happens. */
export function OrphanedNotice({ height }: { height: number }) {
  const tip = useTipHeight()
  const isAboveTip = tip !== undefined && tip < height
  const next = isAboveTip ? tip : height
  return (
    <Banner
      tone="warning"
      title={messages.orphaned.title}
      action={
        <ButtonLink size="small" href={paths.block.href(next)}>
          {messages.orphaned.see(formatCount(next))}
        </ButtonLink>
      }
    >
      {isAboveTip ? messages.orphaned.aboveTip : messages.orphaned.replaced}
    </Banner>
  )
}
