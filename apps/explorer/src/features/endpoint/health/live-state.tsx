import { StatusDot } from '@mcm/ui/status-dot'
import { Text } from '@mcm/ui/text'
import { healthState, healthText } from './health-states'
import { messages } from './messages'
import { useHealth } from './use-health'

/** Whether the list below updates with the chain, as far as the endpoint's state allows. */
export function LiveState() {
  const health = useHealth()
  return (
    <Text size={13} tone="soft">
      <StatusDot tone={healthState(health).tone} />{' '}
      {health.state === 'rate-limited'
        ? healthText(health)
        : health.state === 'disconnected' || health.state === 'requests-failing'
          ? messages.notLive
          : messages.live}
    </Text>
  )
}
