import { IconChevronDown } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import { StatusDot } from '@mcm/ui/status-dot'
import { useEndpoint } from '../endpoint-store'
import styles from './endpoint-selector.module.css'
import { healthState, healthText } from '../health/health-states'
import { messages } from './messages'
import { useHealth } from '../health/use-health'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'

const EndpointPanel = lazyPart(() => import('../panel/endpoint-panel'))

/**
 * A control that shows the endpoint in use and its state, and lets the visitor switch endpoints.
 */
export function EndpointSelector() {
  const endpoint = useEndpoint()
  const health = useHealth()
  const host = endpoint.replace(/^https?:\/\//, '')
  return (
    <Popover
      label={messages.current(host, healthText(health))}
      openOnHover
      disabled={health.state === 'checking'}
      trigger={
        <>
          <StatusDot tone={healthState(health).tone} />
          {/* Until the app runs, `public/boot.js` fills it. */}
          <span className={styles['host']} data-endpoint>
            {host}
          </span>
          <IconChevronDown size={12} className={styles['open']} />
        </>
      }
    >
      {(close) => <EndpointPanel fallback={<p>{messages.opening}</p>} close={close} />}
    </Popover>
  )
}
