import { Page } from '@mcm/ui/layout'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { usePageMetadata } from '../../shared/page-metadata'
import { Hero } from './hero'
import { KeyFigures } from './key-figures'
import { LatestBlocks } from './latest-blocks/latest-blocks'
import { messages } from './messages'
import { useLatestBlocks } from './latest-blocks/use-latest-blocks'
import { LatestBlocksReady, LatestBlocksAlarm } from './latest-blocks/verified'
import styles from './home.module.css'
import { useIsWall } from '../../config/use-is-wall'
import { lazyPart } from '../../shared/lazy-part/lazy-part'

const LatestTransactions = lazyPart(() => import('./latest-transactions/latest-transactions'), {
  failure: 'silent',
})

/** Content below the fold, which therefore doesn't need to load first. */
const Marketing = lazyPart(() => import('./marketing/marketing'), { failure: 'silent' })

/** A standalone view without the surrounding page, for a wall display or a meetup. */
const Wall = lazyPart(() => import('./wall/wall'), { failure: 'page' })

export function Component() {
  usePageMetadata({ title: messages.title, description: messages.description, path: '/' })
  return useIsWall() ? <Wall /> : <Home />
}

function Home() {
  const endpoint = useEndpoint()
  const latest = useLatestBlocks(endpoint)

  return (
    <Page>
      <LatestBlocksReady value={latest.complete}>
        <LatestBlocksAlarm blocks={latest.blocks} />
        <Hero blocks={latest.blocks} failed={latest.failed} />
        <KeyFigures {...latest} />
        <LatestBlocks {...latest} />
      </LatestBlocksReady>
      {!latest.failed && (
        <div className={styles['transactions']}>
          <LatestTransactions {...latest} />
        </div>
      )}
      <Marketing />
    </Page>
  )
}
