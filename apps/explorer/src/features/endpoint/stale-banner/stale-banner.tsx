import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { RelativeTime } from '@mcm/ui/relative-time'
import { useState } from 'react'
import { messages as recovery } from '../failure/messages'
import { useNextEndpoint } from '../failure/use-next-endpoint'
import { type Health, healthState } from '../health/health-states'
import { messages } from './messages'

interface StaleBannerProps {
  health: Health
  /** The time when the latest block was mined, in milliseconds since 1970. */
  newest: number
}

/** Warns that the endpoint's data may be outdated until the visitor dismisses the warning. */
export default function StaleBanner({ health, newest }: StaleBannerProps) {
  const { state, find } = useNextEndpoint()
  const [dismissed, setDismissed] = useState(false)
  const { notice } = healthState(health)
  if (dismissed || !notice) return null
  return (
    <Banner
      tone="warning"
      title={notice.title}
      action={
        <Button size="small" onClick={find} busy={state === 'looking'}>
          {state === 'looking' ? recovery.looking : recovery.tryOther}
        </Button>
      }
      onDismiss={() => setDismissed(true)}
    >
      {health.state === 'stale' && (
        // The ticking text isn't announced every time.
        <span aria-live="off">
          {messages.newest} <RelativeTime time={newest} />.{' '}
        </span>
      )}
      {notice.text(health.stage)}
      {state === 'none' && ` ${recovery.noneAnswers}`}
    </Banner>
  )
}
