import { Badge } from '@mcm/ui/badge'
import { Card } from '@mcm/ui/card'
import { Hash } from '@mcm/ui/hash'
import { HydrationBoundary } from '@tanstack/react-query'
import { useLoaderData } from 'react-router'
import { Live } from '../shared/live'
import { address, height, prefetch } from '../shared/prefetch'

export const loader = async () => ({ state: await prefetch(), height, address })

export default function Home() {
  const data = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={data.state}>
      <Card title="Block">
        <Badge tone="green">Mined</Badge>
        <Hash value={data.address} form="8-8" />
      </Card>
      <Live height={data.height} address={data.address} />
    </HydrationBoundary>
  )
}
