import { Banner } from '@mcm/ui/banner'
import { formatDuration } from '@mcm/ui/relative-time'
import { useEffect, useState } from 'react'
import { measureClock } from '../../../shared/measure-clock'
import { clockMessages as messages } from './clock-messages'

/**
 * Warns that the device's clock is wrong until it has been corrected. The visitor may leave the
 * page to correct it.
 */
export default function ClockBanner({ offset }: { offset: number }) {
  useEffect(() => {
    const measure = () => void measureClock()
    addEventListener('focus', measure)
    return () => removeEventListener('focus', measure)
  }, [])
  const [isDismissed, setIsDismissed] = useState(false)
  if (isDismissed) return null
  const by = formatDuration(Math.abs(offset))
  return (
    <Banner
      title={offset < 0 ? messages.ahead(by) : messages.behind(by)}
      onDismiss={() => setIsDismissed(true)}
    >
      {messages.text}
    </Banner>
  )
}
