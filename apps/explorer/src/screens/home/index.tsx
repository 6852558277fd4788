import { Page } from '@mcm/ui/layout'
import { lazy, Suspense } from 'react'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { usePageMetadata } from '../../shared/page-metadata'
import { Hero } from './hero'
import { KeyFigures } from './key-figures'
import { LatestBlocks } from './latest-blocks'
import { messages } from './messages'
import { useLatestBlocks } from './use-latest-blocks'
import { AllThere, LatestAlarm } from './verified'

/** Below the fold, and so not among the first things to load. */
const Marketing = lazy(() => import('./marketing'))

export function Component() {
  usePageMetadata({ title: messages.title, description: messages.description, path: '/' })
  const endpoint = useEndpoint()
  const latest = useLatestBlocks(endpoint)

  return (
    <Page>
      <AllThere value={latest.complete}>
        <LatestAlarm blocks={latest.blocks} />
        <Hero newest={latest.blocks[0]} failed={latest.failed} />
        <KeyFigures {...latest} />
        <LatestBlocks {...latest} />
      </AllThere>
      <Suspense>
        <Marketing />
      </Suspense>
    </Page>
  )
}
