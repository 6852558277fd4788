import { type Address, tryParseAddress } from '@mcm/address'
import { CopyButton } from '@mcm/ui/copy-button'
import { DescriptionList, Fact } from '@mcm/ui/description-list'
import { Hash } from '@mcm/ui/hash'
import { Page, Split } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { AddressDownload } from '../../features/downloads/menu/address-download'
import { DownloadStatus } from '../../features/downloads/progress/download-status'
import { useDownload } from '../../features/downloads/use-download'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { RawAnswer } from '../../features/raw/raw-answer'
import { WatchStar } from '../../features/watchlist/star/watch-star'
import { usePageMetadata } from '../../shared/page-metadata'
import { Activity } from './history/activity'
import { AddressCode } from './address-code'
import { Balance } from './balance/balance'
import { BalanceOverTime } from './balance/balance-over-time'
import styles from './address.module.css'
import { useFilter } from './history/filter'
import { messages } from './messages'
import { Transactions } from './history/transactions'
import { useTransactions } from './history/use-transactions'
import { InvalidAddress } from '../../features/search/explanation/invalid-address'

export function Component() {
  const { address: given = '' } = useParams()
  const endpoint = useEndpoint()
  const address = tryParseAddress(given.trim())
  usePageMetadata({
    title: messages.title(address?.base58 ?? given),
    description: messages.description(address?.base58 ?? given),
    path: paths.address.href(address?.hex ?? given),
    ...(address
      ? { breadcrumb: [{ name: messages.breadcrumb, path: paths.address.href(address.hex) }] }
      : { noIndex: true }),
  })
  return (
    <Page>
      {address ? (
        <AddressDetails key={`${endpoint} ${address.hex}`} address={address} />
      ) : (
        <InvalidAddress text={given} />
      )}
    </Page>
  )
}

function AddressDetails({ address }: { address: Address }) {
  const download = useDownload()
  const [filter, setFilter] = useFilter()
  const list = useTransactions(address.hex, filter)
  // Once rendered, the chart stays while more pages load.
  const [wasSettled, setWasSettled] = useState(false)
  if (list.isSettled && !list.isChecking && !wasSettled) setWasSettled(true)
  const isWaiting = !wasSettled && !list.isError
  return (
    <>
      <PageHeader
        form="hash"
        title={address.base58}
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.breadcrumb }]}
        meta={<CopyButton value={address.base58} label={messages.copyBase58} />}
        actions={
          <>
            <AddressDownload download={download} address={address} />
            <WatchStar address={address.hex} />
          </>
        }
      />
      <DownloadStatus download={download} of="transactions" />
      <Split className={styles['facts']} side={<AddressCode base58={address.base58} />}>
        <DescriptionList>
          <Fact label={messages.balance}>
            <Balance address={address.hex} />
          </Fact>
          <Fact label={messages.hex}>
            <Hash value={address.hex} form="whole" soft copy={messages.copyHex} />
          </Fact>
          <Activity
            movements={list.loaded}
            isWaiting={isWaiting}
            isFailed={list.isError}
            hasMore={list.hasNextPage}
          />
        </DescriptionList>
      </Split>
      <BalanceOverTime
        address={address.hex}
        movements={list.loaded}
        isWaiting={isWaiting}
        isFailed={list.isError}
      />
      <Transactions address={address.hex} list={list} filter={filter} onFilter={setFilter} />
      <RawAnswer
        request={{
          call: '/account/balance',
          body: { account_identifier: { address: address.hex } },
          docs: 'accounts',
        }}
        load={(client, signal) => client.account.balance({ address: address.hex }, { signal })}
      />
    </>
  )
}
