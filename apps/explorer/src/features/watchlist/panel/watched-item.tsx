import { Amount } from '@mcm/ui/amount'
import { IconButton } from '@mcm/ui/button'
import { Hash } from '@mcm/ui/hash'
import { IconClose } from '@mcm/ui/icons'
import { Link } from '@mcm/ui/link'
import { Skeleton } from '@mcm/ui/skeleton'
import { Text } from '@mcm/ui/text'
import { VisuallyHidden } from '@mcm/ui/visually-hidden'
import type { UseQueryResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { paths } from '../../../config/paths'
import type { AccountBalance } from '@mcm/rosetta-client'
import { useKnown } from '../known-mark/known-address'
import { unwatch } from '../edit-watchlist'
import { LabelForm } from '../label/lazy-label-form'
import { BalanceChange } from './balance-change'
import { LabelButton } from './label-button'
import { messages } from './messages'
import styles from './watchlist.module.css'
import type { WatchlistEntry } from '../watchlist-store'

interface WatchedItemProps {
  entry: WatchlistEntry
  balance: UseQueryResult<AccountBalance> | undefined
  /** Whether no more balances are requested, because the endpoint isn't responding. */
  isStopped: boolean
  close: () => void
  onRemoved: () => void
}

/**
 * A saved address in two lines: its name and balance, and below them its address and by how much the
 * balance has changed. What removes it is at the end of both.
 */
export function WatchedItem(props: WatchedItemProps) {
  const { entry, balance, isStopped, close, onRemoved } = props
  const { address, label } = entry
  const shown = useKnown()(address).value
  const name = label ?? shown
  const href = paths.address.href(address)
  const [isEditing, setEditing] = useState(false)
  const labelButton = useRef<HTMLButtonElement>(null)
  const editLabel = <LabelButton ref={labelButton} entry={entry} onClick={() => setEditing(true)} />
  return (
    <li className={styles['item']}>
      <span className={styles['name']}>
        {label === undefined ? (
          <Hash value={shown} form="10-6" href={href} onClick={close} />
        ) : (
          <Link href={href} title={label} onClick={close}>
            {label}
          </Link>
        )}
      </span>
      <Text className={styles['balance']}>
        <VisuallyHidden>{messages.balance} </VisuallyHidden>
        {balance?.data ? (
          <Amount value={balance.data.nano} unit={false} />
        ) : balance?.isError ? (
          <Text size={13} tone="red">
            {messages.balanceFailed}
          </Text>
        ) : isStopped ? (
          <Text size={13} tone="soft">
            {messages.notLoaded}
          </Text>
        ) : (
          <Skeleton letters={14} mono />
        )}
      </Text>
      {isEditing ? (
        <div className={styles['editor']}>
          <LabelForm
            entry={entry}
            onEnd={() => {
              setEditing(false)
              requestAnimationFrame(() => labelButton.current?.focus())
            }}
          />
        </div>
      ) : (
        <span className={styles['second']}>
          {/* Without a label, the button to add one takes the place of the second line's address. */}
          {label === undefined ? editLabel : <Hash value={shown} form="10-6" />}
          <Link
            href={href}
            className={styles['action']}
            aria-label={messages.viewLabel(name)}
            onClick={close}
          >
            {messages.view}
          </Link>
          {label !== undefined && editLabel}
        </span>
      )}
      {balance?.data && !isEditing && (
        <BalanceChange className={styles['change']} address={address} nano={balance.data.nano} />
      )}
      <IconButton
        size="small"
        className={`${styles['action']} ${styles['remove']}`}
        label={messages.removeLabel(name)}
        data-remove
        onClick={() => {
          unwatch(address)
          onRemoved()
        }}
      >
        <IconClose size={14} />
      </IconButton>
    </li>
  )
}
