import { formatCount } from '@mcm/ui/amount'
import { Banner } from '@mcm/ui/banner'
import { ButtonLink } from '@mcm/ui/button'
import { paths } from '../../app/paths'
import { messages } from './replaced-messages'

/** That another branch has won, and where its block is; loaded when that happens. */
export default function Replaced({ height }: { height: number }) {
  return (
    <Banner
      tone="warning"
      title={messages.title}
      action={
        <ButtonLink size="small" href={paths.block.href(height)}>
          {messages.see(formatCount(height))}
        </ButtonLink>
      }
    >
      {messages.text}
    </Banner>
  )
}
