import { Badge } from '@mcm/ui/badge'
import { Card } from '@mcm/ui/card'
import { Hash } from '@mcm/ui/hash'
import { HydrationBoundary } from '@tanstack/react-query'
import { Live } from './shared/live'
import { address, height, prefetch } from './shared/prefetch'

/** A server component with components of both kinds. */
export default async function Page() {
  return (
    <HydrationBoundary state={await prefetch()}>
      <Card title="Block">
        <Badge tone="green">Mined</Badge>
        <Hash value={address} form="8-8" />
      </Card>
      <Live height={height} address={address} />
    </HydrationBoundary>
  )
}
