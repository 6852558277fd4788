import { Button } from '@mcm/ui/button'
import { ChoiceList } from '@mcm/ui/choice-list'
import { IconPlus } from '@mcm/ui/icons'
import { Row, Stack } from '@mcm/ui/layout'
import { Heading, Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useConfig } from '../../../config/config-context'
import { statusQuery } from '../../../data/queries'
import panelStyles from '../../../shared/header-panel/header-panel.module.css'
import { CustomEndpointDialog } from './custom-endpoint-dialog'
import { chooseEndpoint, useEndpoint } from '../endpoint-store'
import styles from './endpoint-panel.module.css'
import { isMixedContent } from '../mixed-content'
import { ComparisonSummary } from '../comparison/comparison-summary'
import { ComparisonResult, ResultDelay } from '../comparison/comparison-result'
import { messages } from './messages'
import { OwnState } from './own-state'
import { commonVersion, standingOf, summarizeComparison } from '../comparison/summarize-comparison'
import { useEndpointComparison } from '../comparison/use-endpoint-comparison'

const CUSTOM = 'custom'

/** The list of endpoints. It is loaded when it is first opened. */
export default function EndpointPanel({ close }: { close: () => void }) {
  const presets = useConfig().endpoints
  const endpoint = useEndpoint()
  const { data, refetch } = useQuery({ ...statusQuery(endpoint), enabled: false })
  const { endpoints, results, isComparing, compare } = useEndpointComparison(
    data?.current_block_identifier,
  )
  const summary = summarizeComparison(results)
  const common = commonVersion(results)
  const [entering, setEntering] = useState(false)
  // A comparison that finds a newer block tells the state above it, so that both say the same.
  const compared = results?.get(endpoint)
  const found = compared?.state === 'responded' ? compared.tip.index : 0
  const known = data?.current_block_identifier.index
  useEffect(() => {
    if (known !== undefined && found > known) void refetch()
  }, [known, found, refetch])
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
      <span>{label}</span>
      <span>
        {results && (
          <ComparisonResult
            result={results.get(url)}
            standing={standingOf(results.get(url), common)}
            highest={summary.highest}
            isAlone={isAlone}
            isShort
          />
        )}
      </span>
    </span>
  )
  const hintFor = (url: string) => {
    const result = results?.get(url)
    return (
      <>
        {isMixedContent(url) ? messages.mixedContentShort : withoutScheme(url)}
        {result?.state === 'responded' && ' · '}
        <ResultDelay result={result} />
      </>
    )
  }
  return (
    <Stack gap={3} className={panelStyles['panel']}>
      <Row spread align="center" nowrap>
        <Heading level={2}>{messages.title}</Heading>
        <Button variant="quiet" className={panelStyles['close']} onClick={close}>
          {messages.close}
        </Button>
      </Row>
      <Text as="p" size={13} tone="soft" className={styles['about']}>
        {messages.about}
      </Text>
      <div className={styles['head']}>
        <OwnState />
        <Button size="small" onClick={compare} busy={isComparing}>
          {results ? messages.again : messages.compare}
        </Button>
      </div>
      <div className={styles['verdict']}>
        {results ? (
          <ComparisonSummary
            endpoints={endpoints}
            results={results}
            own={endpoint}
            isComparing={isComparing}
            isBrief
            onUse={choose}
          />
        ) : (
          <p className={styles['lead']}>{messages.compareLead}</p>
        )}
      </div>
      <div className={styles['list']}>
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
              label: isPreset ? <NewEndpoint /> : labelFor(endpoint, messages.custom),
              hint: isPreset ? undefined : hintFor(endpoint),
            },
          ]}
        />
        {results && <span className={styles['column']}>{messages.column}</span>}
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

/** Returns a URL as browsers show it: without its scheme. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//, '')
}

/** Offers an endpoint that isn't in the list. */
function NewEndpoint() {
  return (
    <span className={styles['new']}>
      <IconPlus size={14} />
      {messages.custom}
    </span>
  )
}
