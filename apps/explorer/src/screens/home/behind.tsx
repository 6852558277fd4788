import { Banner } from '@mcm/ui/banner'

const messages = {
  title: 'Endpoint Sync Issue',
  text: (stage: string) =>
    `The current API endpoint is not fully synchronized or experiencing issues (${stage}). Some data may be outdated or unavailable.`,
}

/** Says that what the endpoint shows may be old. */
export default function Behind({ stage }: { stage: string }) {
  return (
    <Banner tone="warning" title={messages.title}>
      {messages.text(stage)}
    </Banner>
  )
}
