import { ChoiceList } from '@mcm/ui/choice-list'
import { Stack } from '@mcm/ui/layout'
import { Text } from '@mcm/ui/text'
import { useState } from 'react'
import { useConfig } from '../../config/config-context'
import { CustomEndpointDialog } from './custom-endpoint-dialog'
import { chooseEndpoint, useEndpoint } from './endpoint-store'
import { healthText } from './messages'
import { isMixedContent } from './mixed-content'
import { messages } from './panel-messages'
import { useHealth } from './use-health'

const CUSTOM = 'custom'

/** The list of endpoints; loaded when it is first opened. */
export default function EndpointPanel({ close }: { close: () => void }) {
  const { endpoints } = useConfig()
  const endpoint = useEndpoint()
  const health = useHealth()
  const [asking, setAsking] = useState(false)
  const isPreset = endpoints.some(({ url }) => url === endpoint)

  const choose = (value: string) => {
    if (value === CUSTOM) return setAsking(true)
    if (value !== endpoint) chooseEndpoint(value)
    close()
  }
  return (
    <Stack gap={3}>
      <Text as="p" size={13} tone="soft" role="status">
        {healthText(health)}
      </Text>
      <ChoiceList
        label={messages.presets}
        value={isPreset ? endpoint : CUSTOM}
        onChange={choose}
        choices={[
          ...endpoints.map(({ label, url }) => ({
            value: url,
            label,
            hint: isMixedContent(url) ? messages.mixedContentShort : url,
            disabled: isMixedContent(url),
          })),
          { value: CUSTOM, label: messages.custom, hint: isPreset ? undefined : endpoint },
        ]}
      />
      <CustomEndpointDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConnect={(url) => {
          chooseEndpoint(url)
          setAsking(false)
          close()
        }}
      />
    </Stack>
  )
}
