import { CodeBlock } from '@mcm/ui/code-block'
import { Stack } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { useQuery } from '@tanstack/react-query'
import { keys } from '../../data/keys'
import { useEndpoint } from '../endpoint/endpoint-store'
import { FailurePanel } from '../endpoint/failure/failure-panel'
import { messages } from './messages'
import styles from './raw.module.css'
import { rawResponse } from './raw-response'
import { type ApiRequest, curlOf, docsOf, type LoadAnswer } from './request'

interface RawContentProps {
  request: ApiRequest
  load: LoadAnswer
}

export default function RawContent({ request, load }: RawContentProps) {
  const endpoint = useEndpoint()
  const { data, error, refetch } = useQuery({
    queryKey: keys.raw(endpoint, JSON.stringify(request)),
    queryFn: ({ signal }) => rawResponse(endpoint, { request, load }, signal),
    // Each time the section is opened, it shows current data.
    gcTime: 0,
    retry: false,
  })
  return (
    <Stack gap={4} className={styles['content'] ?? ''}>
      <CodeBlock title={messages.request} code={curlOf(endpoint, request)} />
      <p>
        <Link href={docsOf(request)}>{messages.docs}</Link>
      </p>
      {error ? (
        <FailurePanel title={messages.failed} error={error} onRetry={() => void refetch()} />
      ) : (
        <CodeBlock
          title={messages.raw}
          code={data ?? messages.fallback}
          className={styles['response'] ?? ''}
        />
      )}
    </Stack>
  )
}
