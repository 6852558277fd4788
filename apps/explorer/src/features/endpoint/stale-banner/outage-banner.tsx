import { Banner } from '@mcm/ui/banner'
import { Button } from '@mcm/ui/button'
import { formatDuration } from '@mcm/ui/relative-time'
import { useState } from 'react'
import { paceOf } from '../../../data/endpoint-pace'
import { useNow } from '../../next-block/use-now'
import { messages as recovery } from '../failure/messages'
import { useNextEndpoint } from '../failure/use-next-endpoint'
import { messages } from './messages'
import type { Outage } from './use-outage'

interface OutageBannerProps extends Outage {
  endpoint: string
}

/** Says how the endpoint fails, and since when, until the visitor dismisses it. */
export default function OutageBanner({ endpoint, since, isLimited }: OutageBannerProps) {
  const { state, find } = useNextEndpoint()
  const [dismissed, setDismissed] = useState(false)
  if (dismissed) return null
  return (
    <Banner
      tone="warning"
      title={
        since !== undefined
          ? messages.notUpdating(timeOfDay(since))
          : isLimited
            ? messages.limited
            : messages.silent
      }
      action={
        <Button size="small" onClick={find} busy={state === 'looking'}>
          {state === 'looking' ? recovery.looking : recovery.tryOther}
        </Button>
      }
      onDismiss={() => setDismissed(true)}
    >
      {messages[isLimited ? 'limitedBy' : 'retrying'](endpoint.replace(/^https?:\/\//, ''))}
      {isLimited && <NextTry endpoint={endpoint} />}
      {state === 'none' && ` ${recovery.noneAnswers}`}
    </Banner>
  )
}

/** When the next request is sent, if the endpoint said so. The ticking text isn't announced. */
function NextTry({ endpoint }: Pick<OutageBannerProps, 'endpoint'>) {
  useNow()
  const seconds = Math.ceil(paceOf(endpoint).pausedFor / 1000)
  if (seconds === 0) return null
  return <span aria-live="off"> {messages.nextTry(formatDuration(seconds * 1000))}</span>
}

/** Returns a time as clocks of the visitor's locale show it, with digits the typefaces include. */
function timeOfDay(time: number): string {
  return new Intl.DateTimeFormat(undefined, {
    hour: 'numeric',
    minute: '2-digit',
    numberingSystem: 'latn',
  }).format(time)
}
