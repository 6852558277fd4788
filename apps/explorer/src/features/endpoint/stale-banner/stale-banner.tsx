import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { RelativeTime } from '@mcm/ui/relative-time'
import { useState } from 'react'
import { messages } from './messages'
import { messages as ways } from '../failure/messages'
import { useNextEndpoint } from '../failure/use-next-endpoint'

interface StaleBannerProps {
  /** When the newest block was solved: milliseconds since 1970. */
  newest: number
  /** What the endpoint says of itself, where it says that it is in trouble. */
  stage?: string
}

/** Says that what the endpoint shows may be old, until the visitor puts it away. */
export function StaleBanner({ newest, stage }: StaleBannerProps) {
  const { state, find } = useNextEndpoint()
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <Banner
      tone="warning"
      title={stage === undefined ? messages.behind : messages.trouble}
      action={
        <Button size="small" onClick={find} busy={state === 'looking'}>
          {state === 'looking' ? ways.looking : ways.tryOther}
        </Button>
      }
      onDismiss={() => setDismissed(true)}
    >
      {stage === undefined ? (
        // The words that tick are not said again each time.
        <span aria-live="off">
          {messages.newest} <RelativeTime time={newest} />
          {messages.outdated}
        </span>
      ) : (
        messages.troubleText(stage)
      )}
      {state === 'none' && ` ${ways.noneAnswers}`}
    </Banner>
  )
}
