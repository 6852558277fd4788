import { formatCount } from '@mcm/ui/amount'
import { ButtonLink } from '@mcm/ui/button'
import { ErrorPanel } from '@mcm/ui/error-panel'
import { Hash } from '@mcm/ui/hash'
import { PageHeader } from '@mcm/ui/page-header'
import { paths } from '../../../config/paths'
import { useTipHeight } from '../../../features/endpoint/use-tip-height'
import { messages } from '../messages'
import { crumbs } from '../crumbs'
import { HashNotFoundHelp } from './hash-not-found-help'

interface LostBlockPanelProps {
  hash: string
  height: number
}

/**
 * The panel for an orphaned block. The endpoint doesn't store orphaned blocks, only their hashes.
 */
export function LostBlockPanel({ hash, height }: LostBlockPanelProps) {
  const tip = useTipHeight()
  const isAboveTip = tip !== undefined && tip < height
  const next = isAboveTip ? tip : height
  return (
    <>
      <PageHeader title={messages.name} crumbs={crumbs}>
        <Hash value={hash} form="15-15" copy={messages.copy.hash} />
      </PageHeader>
      <ErrorPanel
        level={2}
        title={messages.lost.title}
        actions={
          <ButtonLink variant="solid" href={paths.block.href(next)}>
            {messages.orphaned.see(formatCount(next))}
          </ButtonLink>
        }
      >
        <p>{isAboveTip ? messages.lost.aboveTip : messages.lost.replaced(formatCount(height))}</p>
      </ErrorPanel>
      <HashNotFoundHelp hash={hash} />
    </>
  )
}
