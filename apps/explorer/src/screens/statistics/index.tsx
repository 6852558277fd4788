import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Segmented } from '@mcm/ui/segmented'
import { useSearchParams } from 'react-router-dom'
import { useConfig } from '../../config/config-context'
import { paths } from '../../config/paths'
import { RawLatest } from '../../features/raw/raw-latest'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import { usePageMetadata } from '../../shared/page-metadata'
import { AllTimeWaiting } from './figures/all-time-waiting'
import { Control } from './figures/control'
import { messages } from './messages'
import { RecentStatistics } from './recent-statistics'
import styles from './statistics.module.css'

const AllTime = lazyPart(() => import('./all-time/all-time'))

const counts = ['100', '250', '500'] as const

export function Component() {
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: paths.statistics.href(),
    breadcrumb: [{ name: messages.heading, path: paths.statistics.href() }],
  })
  const { dataset } = useConfig()
  const [params, setParams] = useSearchParams()
  const options = dataset ? (['all', ...counts] as const) : counts
  const choice = options.find((one) => one === params.get('blocks')) ?? options[0]
  const choose = (next: string) =>
    setParams(next === options[0] ? {} : { blocks: next }, {
      replace: true,
      preventScrollReset: true,
    })

  return (
    <Page>
      <PageHeader
        title={messages.heading}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.heading }]}
      >
        {choice === 'all' ? messages.allTimeLead : messages.lead}
      </PageHeader>
      <div className={styles['view']}>
        <Control label={messages.count}>
          <Segmented
            label={messages.count}
            value={choice}
            onValueChange={choose}
            options={options.map((value) => ({
              value,
              label: value === 'all' ? messages.allTime : value,
            }))}
          />
        </Control>
        {choice === 'all' && dataset ? (
          <AllTime dataset={dataset} fallback={<AllTimeWaiting />} />
        ) : (
          <RecentStatistics count={Number(choice)} />
        )}
      </div>
      <RawLatest />
    </Page>
  )
}
