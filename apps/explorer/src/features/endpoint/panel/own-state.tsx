import { Count } from '@mcm/ui/amount'
import { RelativeTime } from '@mcm/ui/relative-time'
import { StatusDot } from '@mcm/ui/status-dot'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { statusQuery } from '../../../data/queries'
import { useEndpoint } from '../endpoint-store'
import { healthState, healthText } from '../health/health-states'
import { useHealth } from '../health/use-health'
import { isMixedContent } from '../mixed-content'
import styles from './endpoint-panel.module.css'
import { messages } from './messages'

/** The state of the endpoint in use, shown without making a request. */
export function OwnState() {
  const endpoint = useEndpoint()
  const health = useHealth()
  const { advice, tone } = healthState(health)
  const { data } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const shown = health.state === 'disconnected' ? undefined : data
  return (
    <div className={styles['state']}>
      <Text as="p" weight="medium" role="status">
        <StatusDot tone={tone} className={styles['dot']} />
        {healthText(health)}
      </Text>
      {shown && shown.current_block_timestamp > 0 && (
        <Text as="p" size={12} tone="soft">
          {messages.newest} <Count value={shown.current_block_identifier.index} />,{' '}
          <RelativeTime time={shown.current_block_timestamp} />
        </Text>
      )}
      {advice !== undefined && (
        <Text as="p" size={13} tone="amber">
          {advice}
        </Text>
      )}
      {isMixedContent(endpoint) && (
        <Text as="p" size={13} tone="red">
          {messages.mixedNow}
        </Text>
      )}
    </div>
  )
}
