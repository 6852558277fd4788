import { type Check, checkTitles, verdict } from '@mcm/proof'
import { Button } from '@mcm/ui/button'
import { IconAlert, IconCheckCircle, IconInfo } from '@mcm/ui/icons'
import { Text } from '@mcm/ui/text'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Disclosure } from '../../../shared/disclosure/disclosure'
import { TitledRow } from '../../../shared/titled-row/titled-row'
import { covered, type Subject, summarize } from '../summary'
import type { VerificationState } from '../use-verification'
import { CheckList } from './check-list'
import { messages } from './messages'
import styles from './verification-panel.module.css'

export const PANEL_ID = 'verification'

interface VerificationPanelProps {
  verification: VerificationState
  about: Subject
  /** Id of the panel's heading. A link to it opens the panel. */
  id?: string
  /** Content above the checks, such as a replay of the proof of work. */
  children?: ReactNode
}

/** The result of the verification in one line, which opens to show every check. */
export function VerificationPanel({
  verification,
  about,
  id = PANEL_ID,
  children,
}: VerificationPanelProps) {
  const { data, isError, isFetching, refetch } = verification
  const again =
    isError || data?.incomplete ? (
      <Button busy={isFetching} onClick={() => void refetch()}>
        {messages.again}
      </Button>
    ) : undefined
  return (
    <TitledRow
      title={<span id={id}>{messages.title}</span>}
      action={again}
      isStacked
      className={styles['panel']}
    >
      {data ? (
        <Checks
          checks={data.checks}
          id={id}
          nothing={summarize(verification, about).words}
          // A block's are printed next to its number.
          printed={about === 'transaction' ? covered(data.checks, about) : ''}
        >
          <Text as="p" tone="soft" measured>
            {messages.lead}
          </Text>
          {children}
          <CheckList checks={data.checks} />
          <Text as="p" size={13} tone="soft" measured>
            {messages.limits[about]}
          </Text>
        </Checks>
      ) : (
        <Text as="p" tone="soft" measured>
          {summarize(verification, about).words}
        </Text>
      )}
      {data?.incomplete && (
        <Text as="p" tone="amber" measured>
          {messages.incomplete}
        </Text>
      )}
    </TitledRow>
  )
}

interface ChecksProps {
  checks: readonly Check[]
  id: string
  /** The verdict if no check was possible. */
  nothing: string
  /** What the checks cover, for paper, on which the list can't be opened. */
  printed: string
  children: ReactNode
}

/** Opens by itself if a check failed, or for a link to the panel. */
function Checks({ checks, id, nothing, printed, children }: ChecksProps) {
  const { verified, failed } = verdict(checks)
  const { hash } = useLocation()
  /** What the visitor chose, until the number of failed checks changes. */
  const [choice, setChoice] = useState(() =>
    hash === `#${id}` ? { isOpen: true, failed } : undefined,
  )
  const isOpen = choice?.failed === failed ? choice.isOpen : failed > 0
  // The panel wasn't there yet when the browser looked for it.
  useEffect(() => {
    if (hash === `#${id}`) document.getElementById(id)?.scrollIntoView()
  }, [hash, id])
  // A hash typed into the address bar opens it too.
  const [openedFor, setOpenedFor] = useState(hash)
  if (openedFor !== hash) {
    setOpenedFor(hash)
    if (hash === `#${id}`) setChoice({ isOpen: true, failed })
  }
  useEffect(() => {
    // The router doesn't report a link to the hash that the URL already has.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`a[href="#${id}"]`)) {
        setChoice({ isOpen: true, failed })
      }
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [id, failed])
  const isVerified = verified > 0 && failed === 0
  // Half of the checks is no reason for a tick.
  const isMost = isVerified && verified * 2 > checks.length
  const Icon = failed > 0 ? IconAlert : isMost ? IconCheckCircle : IconInfo
  return (
    <Disclosure
      isOpen={isOpen}
      className={failed > 0 ? styles['failed'] : undefined}
      summary={
        <>
          <Icon className={isMost ? styles['verified'] : undefined} />
          {failed > 0 ? (
            messages.failed(failed, verified)
          ) : isVerified ? (
            <Passed checks={checks} count={verified} />
          ) : (
            nothing
          )}
          {isVerified && printed && !isOpen && (
            <span hidden className="print-only">
              {messages.covering(printed)}
            </span>
          )}
        </>
      }
      onToggle={(next) => setChoice({ isOpen: next, failed })}
    >
      {isOpen && <div className={styles['content']}>{children}</div>}
    </Disclosure>
  )
}

/** The verdict if no check failed. */
function Passed({ checks, count }: { checks: readonly Check[]; count: number }) {
  const notPossible = checks.filter(({ outcome }) => outcome === 'not-checkable')
  const [only] = notPossible.length === 1 ? notPossible : []
  return (
    <span>
      {messages.verified(count, checks.length)}
      {notPossible.length > 0 && (
        <Text tone="soft">
          {messages.others(notPossible.length)}
          {only && messages.named(inSentence(checkTitles[only.id]))}
        </Text>
      )}
    </span>
  )
}

/** Returns a title as it is written within a sentence. */
function inSentence(title: string): string {
  return title.startsWith('Merkle') ? title : title.charAt(0).toLowerCase() + title.slice(1)
}
