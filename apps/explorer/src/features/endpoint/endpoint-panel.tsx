import { Count } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { ChoiceList } from '@mcm/ui/choice-list'
import { Stack } from '@mcm/ui/layout'
import { RelativeTime } from '@mcm/ui/relative-time'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from '../../config/config-context'
import { statusQuery } from '../../data/queries'
import { CustomEndpointDialog } from './custom-endpoint-dialog'
import { chooseEndpoint, useEndpoint } from './endpoint-store'
import styles from './endpoint-panel.module.css'
import { isBehind } from './freshness'
import { healthText } from './messages'
import { isMixedContent } from './mixed-content'
import { OpinionSummary } from './opinion-summary'
import { opinionLine, OpinionWords } from './opinion-words'
import { messages } from './panel-messages'
import { summarizeOpinions } from './summarize-opinions'
import { useHealth } from './use-health'
import { useOpinions } from './use-opinions'

const CUSTOM = 'custom'

/** The list of endpoints; loaded when it is first opened. */
export default function EndpointPanel({ close }: { close: () => void }) {
  const presets = useConfig().endpoints
  const endpoint = useEndpoint()
  const { data } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const { opinions, asking, ask } = useOpinions(data?.current_block_identifier)
  const summary = summarizeOpinions(opinions?.values() ?? [])
  const [entering, setEntering] = useState(false)
  const isPreset = presets.some(({ url }) => url === endpoint)

  const choose = (value: string) => {
    if (value === CUSTOM) return setEntering(true)
    if (value !== endpoint) chooseEndpoint(value)
    close()
  }
  const hintFor = (url: string) => (
    <>
      {isMixedContent(url) ? messages.mixedContentShort : url}
      {opinions && (
        <span className={styles['opinion']}>
          <OpinionWords opinion={opinions.get(url)} highest={summary.highest} />
          <span className={styles['figures']}>{opinionLine(opinions.get(url))}</span>
        </span>
      )}
    </>
  )
  return (
    <Stack gap={3}>
      <OwnState />
      <ChoiceList
        label={messages.presets}
        value={isPreset ? endpoint : CUSTOM}
        onChange={choose}
        choices={[
          ...presets.map(({ label, url }) => ({
            value: url,
            label,
            hint: hintFor(url),
            disabled: isMixedContent(url),
          })),
          {
            value: CUSTOM,
            label: messages.custom,
            hint: isPreset ? undefined : hintFor(endpoint),
          },
        ]}
      />
      {opinions && <OpinionSummary summary={summary} asking={asking} />}
      <p>
        <Button size="small" onClick={ask} busy={asking}>
          {opinions ? messages.again : messages.compare}
        </Button>
      </p>
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

/** How the endpoint in use does, without asking anybody. */
function OwnState() {
  const endpoint = useEndpoint()
  const health = useHealth()
  const { data } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const shown = health.state === 'disconnected' ? undefined : data
  return (
    <div>
      <Text as="p" size={13} weight="medium" className={styles['own']}>
        {endpoint}
      </Text>
      <Text as="p" size={13} tone="soft" role="status">
        {healthText(health)}
      </Text>
      {shown && shown.current_block_timestamp > 0 && (
        <Text as="p" size={13} tone="soft">
          {messages.newest} <Count value={shown.current_block_identifier.index} />,{' '}
          <RelativeTime time={shown.current_block_timestamp} />
        </Text>
      )}
      {shown && isBehind(shown.current_block_timestamp) && (
        <Text as="p" size={13} tone="amber">
          {messages.behind}
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
