import { Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { ChoiceList } from '@mcm/ui/choice-list'
import { Stack } from '@mcm/ui/layout'
import { RelativeTime } from '@mcm/ui/relative-time'
import { StatusDot } from '@mcm/ui/status-dot'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from '../../../config/config-context'
import { statusQuery } from '../../../data/queries'
import { CustomEndpointDialog } from './custom-endpoint-dialog'
import { chooseEndpoint, useEndpoint } from '../endpoint-store'
import styles from './endpoint-panel.module.css'
import { healthState, healthText } from '../health/health-states'
import { isMixedContent } from '../mixed-content'
import { ComparisonSummary } from '../comparison/comparison-summary'
import { ComparisonResult, ResultDetails } from '../comparison/comparison-result'
import { messages } from './messages'
import { commonVersion, standingOf, summarizeComparison } from '../comparison/summarize-comparison'
import { useHealth } from '../health/use-health'
import { useEndpointComparison } from '../comparison/use-endpoint-comparison'

const CUSTOM = 'custom'

/** The list of endpoints. It is loaded when it is first opened. */
export default function EndpointPanel({ close }: { close: () => void }) {
  const presets = useConfig().endpoints
  const endpoint = useEndpoint()
  const { data } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const { endpoints, results, isComparing, compare } = useEndpointComparison(
    data?.current_block_identifier,
  )
  const summary = summarizeComparison(results)
  const common = commonVersion(results)
  const [entering, setEntering] = useState(false)
  const isPreset = presets.some(({ url }) => url === endpoint)

  const choose = (value: string) => {
    if (value === CUSTOM) return setEntering(true)
    close()
    // Every screen starts over with it, so the closed panel is painted first.
    if (value !== endpoint) requestAnimationFrame(() => setTimeout(() => chooseEndpoint(value)))
  }
  const isAlone = summary.responded === 1
  const labelFor = (url: string, label: string) => (
    <span className={styles['pair']} data-out={results?.get(url)?.state === 'failed'}>
      {label}
      {results && (
        <Text size={12}>
          <ComparisonResult
            result={results.get(url)}
            standing={standingOf(results.get(url), common)}
            highest={summary.highest}
            isAlone={isAlone}
          />
        </Text>
      )}
    </span>
  )
  const hintFor = (url: string) => (
    <span className={styles['pair']}>
      <span>{isMixedContent(url) ? messages.mixedContentShort : withoutScheme(url)}</span>
      <ResultDetails result={results?.get(url)} />
    </span>
  )
  return (
    <Stack gap={3} className={styles['panel']}>
      <OwnState />
      <ChoiceList
        label={messages.presets}
        value={isPreset ? endpoint : CUSTOM}
        onValueChange={choose}
        choices={[
          ...presets.map(({ label, url }) => ({
            value: url,
            label: labelFor(url, label),
            hint: hintFor(url),
            disabled: isMixedContent(url),
          })),
          {
            value: CUSTOM,
            label: isPreset ? messages.custom : labelFor(endpoint, messages.custom),
            hint: isPreset ? undefined : hintFor(endpoint),
          },
        ]}
      />
      {/* Below the choices, so that they stay where they are while the results arrive. */}
      <div className={styles['comparison']}>
        <div className={styles['verdict']}>
          {results ? (
            <ComparisonSummary
              endpoints={endpoints}
              results={results}
              own={endpoint}
              isComparing={isComparing}
              onUse={choose}
            />
          ) : (
            <Text as="p" tone="soft">
              {messages.compareLead(endpoints.length)}
            </Text>
          )}
        </div>
        <Button size="small" onClick={compare} busy={isComparing}>
          {results ? messages.again : messages.compare}
        </Button>
      </div>
      <CustomEndpointDialog
        open={entering}
        current={isPreset ? undefined : endpoint}
        onClose={() => setEntering(false)}
        onConnect={(url) => {
          chooseEndpoint(url)
          setEntering(false)
          close()
        }}
      />
    </Stack>
  )
}

/** Returns a URL as browsers show it: without the usual scheme. */
function withoutScheme(url: string): string {
  return url.replace(/^https:\/\//, '')
}

/** The state of the endpoint in use, shown without making a request. */
function OwnState() {
  const endpoint = useEndpoint()
  const health = useHealth()
  const { advice, tone } = healthState(health)
  const { data } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const shown = health.state === 'disconnected' ? undefined : data
  return (
    <div>
      <Text as="p" weight="medium" role="status">
        <StatusDot tone={tone} className={styles['dot']} /> {healthText(health)}
      </Text>
      {shown && shown.current_block_timestamp > 0 && (
        <Text as="p" size={13} tone="soft">
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
