import { type ParsedAddress, tryParseAddress } from '@mcm/address'
import { Count } from '@mcm/ui/amount'
import { CopyButton } from '@mcm/ui/copy-button'
import { Page } from '@mcm/ui/layout'
import { PageHeader } from '@mcm/ui/page-header'
import { Text } from '@mcm/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { paths } from '../../config/paths'
import { balanceQuery } from '../../data/address-queries'
import { useAddressForm } from '../../features/address-form/address-form-store'
import { AddressFormSwitch } from '../../features/address-form/address-form-switch'
import { AddressDownload } from '../../features/downloads/menu/address-download'
import { DownloadStatus } from '../../features/downloads/progress/download-status'
import { useDownload } from '../../features/downloads/use-download'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { RawAnswer } from '../../features/raw/raw-answer'
import { callsOf } from './raw-calls'
import { PrintFooter } from '../../features/print/print-footer'
import { InvalidAddress } from '../../features/search/explanation/invalid-address'
import { useVerseWords } from '../../features/search/explanation/use-verse-words'
import { completedText } from '../../features/search/searched-state'
import { WatchLabel } from '../../features/watchlist/star/watch-label'
import { WatchStar } from '../../features/watchlist/star/watch-star'
import { usePageMetadata } from '../../shared/page-metadata'
import actions from '../../shared/icon-actions/icon-actions.module.css'
import { startOfDay } from '../../shared/true-time'
import { useMedia } from '../../shared/use-media'
import styles from './address.module.css'
import { BalanceOverTime, isNothingLoaded, isTooShort } from './balance/balance-over-time'
import { CompareBalance } from './compare/compare-balance'
import { AddressCode } from './header/address-code'
import { BalanceAnswer } from './header/balance-answer'
import { BalanceSum } from './header/balance-sum'
import { Facts } from './header/facts'
import formStyles from './header/form-switch.module.css'
import { HistoryFacts } from './header/history-facts'
import { mayBeRich } from './header/may-be-rich'
import { MinedBlocks, MinedDrawing } from './header/mined-blocks'
import { passes, useFilter } from './history/filter'
import { minedBlock } from './history/mined-rows'
import { Transactions } from './history/transactions'
import { useMovementTimes } from './history/use-movement-times'
import { useTransactions } from './history/use-transactions'
import { messages } from './messages'

export function Component() {
  const { address: given = '' } = useParams()
  const endpoint = useEndpoint()
  const address = tryParseAddress(given.trim())
  const verses = useVerseWords(given)
  usePageMetadata({
    title: address
      ? messages.title(address.base58)
      : verses
        ? messages.wordsTitle(verses.words)
        : messages.invalidTitle,
    description: messages.description(address?.base58 ?? given),
    path: paths.address.href(address?.hex ?? given),
    ...(address
      ? { breadcrumb: [{ name: messages.breadcrumb, path: paths.address.href(address.hex) }] }
      : { noIndex: true }),
  })
  return (
    <Page className={styles['screen']}>
      {address ? (
        <AddressDetails key={`${endpoint} ${address.hex}`} address={address} />
      ) : (
        <InvalidAddress text={given} />
      )}
    </Page>
  )
}

function AddressDetails({ address }: { address: ParsedAddress }) {
  const endpoint = useEndpoint()
  const download = useDownload()
  const completed = completedText(useLocation().state)
  const [form] = useAddressForm()
  const [filter, setFilter] = useFilter()
  const list = useTransactions(address.hex, filter)
  const [isAsked, setIsAsked] = useState(false)
  const pending = { isAsked, onAsk: () => setIsAsked(true) }
  // Once rendered, the chart and what follows the list stay while more pages load.
  const part = filter.maxBlock ?? 'all'
  const [settled, setSettled] = useState<typeof part>()
  if (list.isSettled && !list.isChecking && settled !== part) setSettled(part)
  const isWaiting = settled !== part && !list.isError
  const isRoomy = useMedia('(min-width: 1100px)')
  const isPhone = useMedia('(max-width: 767px)')
  const hasHistory = list.count !== 0
  const isNarrowed = filter.maxBlock !== undefined
  // Of a part of the history, the count of mined blocks would start and end anywhere. Once the page has
  // its figure, older blocks don't replace it.
  const [hasMined, setHasMined] = useState(false)
  const hasFees = passes({ direction: 'fee' }, filter)
  const isMiner =
    !isNarrowed && (hasMined || (isWaiting && hasFees && list.loaded.some(minedBlock)))
  if (isMiner && !hasMined) setHasMined(true)
  const hasMinedAny = hasMined || list.loaded.some(minedBlock)
  const isEmpty = isNothingLoaded({ movements: list.loaded, isWaiting, isFailed: list.isError })
  const times = useMovementTimes(endpoint, list.loaded, isWaiting, startOfDay())
  const history = {
    movements: list.loaded,
    times,
    isWaiting,
    isFailed: list.isError,
    hasMore: list.hasNextPage,
    isLoading: list.isFetchingNextPage,
    onLoadMore: () => void list.fetchNextPage(),
    count: list.count,
    isCurrent: list.isCurrent,
    isNarrowed,
    direction: filter.direction,
  }
  // Such an address is one to be paid.
  const isUnused = isEmpty && !isNarrowed
  const isCodeFirst = isUnused && !isRoomy
  const balance = useQuery({ ...balanceQuery(endpoint, address.hex), enabled: false })
  // What a short history adds up to is a figure of its own. Beside the facts, one of the richest has its
  // neighbors in the rich list instead.
  const isSummed =
    !isUnused &&
    !isMiner &&
    !isNarrowed &&
    isTooShort(history) &&
    !(isRoomy && balance.data && mayBeRich(balance.data.nano))
  return (
    <>
      <PageHeader
        form="hash"
        className={`${actions['icons']} ${styles['head']} ${form === 'hex' ? styles['hex'] : ''}`}
        title={address[form]}
        crumbs={[{ label: messages.home, href: '/' }, { label: messages.breadcrumb }]}
        meta={
          <>
            <CopyButton
              value={address[form]}
              label={messages.copyAddress}
              className={styles['copy']}
            />
            <WatchLabel address={address.hex} className={styles['label']} />
            <AddressFormSwitch className={formStyles['form']} />
            {/* Its place is kept where the code itself is on the page, so that nothing moves. */}
            <span className={isEmpty ? styles['absent'] : undefined}>
              <AddressCode base58={address.base58} />
            </span>
          </>
        }
        actions={
          <>
            {/* On a desk, the star stays if there is nothing to download. */}
            <span className={isUnused ? styles['nothing'] : undefined}>
              <AddressDownload download={download} address={address} isMiner={hasMinedAny} />
            </span>
            <WatchStar address={address.hex} />
          </>
        }
        answer={
          <BalanceAnswer
            address={address.hex}
            hasMoved={list.loaded.some(({ transaction }) => transaction.status === 'SUCCESS')}
          >
            {list.count !== undefined && list.count > 0 && (
              <span>
                <Count value={list.count} />{' '}
                {messages.transactionCount(list.count, filter.maxBlock)}
              </span>
            )}
          </BalanceAnswer>
        }
      />
      {completed !== undefined && (
        <Text as="p" size={13} tone="amber" className={styles['completed']}>
          {messages.completed(completed)}
        </Text>
      )}
      <DownloadStatus download={download} of="transactions" lacksRewards={hasMinedAny} />
      <div className={styles['summary']}>
        <Facts
          address={address}
          pending={pending}
          {...history}
          hasHistory={isRoomy && hasHistory}
          hasTotals={!isSummed}
        />
        {isMiner ? (
          <MinedBlocks {...history} part={isPhone ? 'words' : undefined} />
        ) : (
          isRoomy && <BalanceOverTime address={address.hex} {...history} isSummed={isSummed} />
        )}
      </div>
      {isCodeFirst && <BalanceOverTime address={address.hex} {...history} isFolded />}
      <Transactions
        key={isCodeFirst ? 'below the code' : 'list'}
        address={address.hex}
        list={list}
        times={times}
        filter={filter}
        onFilter={setFilter}
        pending={pending}
      />
      {(settled !== undefined || list.isError) && (
        <>
          {!isRoomy && hasHistory && (
            <dl className={`${styles['facts']} ${styles['after']}`}>
              <HistoryFacts
                {...history}
                address={address.hex}
                today={undefined}
                hasTotals={!isSummed}
              />
            </dl>
          )}
          {!isRoomy && isSummed && <BalanceSum {...history} address={address.hex} />}
          {isMiner && isPhone && <MinedDrawing {...history} />}
          {(isMiner || !isRoomy) && !isCodeFirst && (
            <BalanceOverTime address={address.hex} {...history} isFolded />
          )}
          <CompareBalance address={address.hex} />
          <RawAnswer calls={callsOf(address.hex, filter.maxBlock)} />
        </>
      )}
      <PrintFooter subject={messages.breadcrumb} />
    </>
  )
}
