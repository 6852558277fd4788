import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { useConfig } from '../../config/config-context'
import { paths } from '../../config/paths'
import { RawLatest } from '../../features/raw/raw-latest'
import { usePageMetadata } from '../../shared/page-metadata'
import { Almanac } from './almanac'
import styles from './haiku.module.css'
import { LatestVerses } from './latest-verses'
import { messages } from './messages'

export function Component() {
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: paths.haiku.href(),
    breadcrumb: [{ name: messages.heading, path: paths.haiku.href() }],
  })
  const { dataset } = useConfig()
  return (
    <Page>
      <PageHeader
        className={styles['header']}
        title={messages.heading}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.heading }]}
      >
        {dataset === undefined ? messages.latestLead : messages.lead}
      </PageHeader>
      <div className={styles['body']}>
        {dataset === undefined ? <LatestVerses /> : <Almanac dataset={dataset} />}
      </div>
      <RawLatest />
    </Page>
  )
}
