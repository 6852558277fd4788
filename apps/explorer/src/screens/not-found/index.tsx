import { ButtonLink } from '@mcm/ui/button'
import { Page, Row, Section, Split } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { LinkCard } from '@mcm/ui/link-card'
import { PageHeader } from '@mcm/ui/page-header'
import { SearchField } from '@mcm/ui/search-field'
import { Text } from '@mcm/ui/text'
import { useId } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { previewSearch } from '../../features/search/suggestions/preview-search'
import { useSearch } from '../../features/search/use-search'
import { BlockVerse } from '../../features/verse/block-verse'
import { usePageMetadata } from '../../shared/page-metadata'
import { closestPage, correctedPath } from './closest-page'
import { messages } from './messages'
import styles from './not-found.module.css'

export function Component() {
  const { pathname } = useLocation()
  usePageMetadata({
    title: messages.title,
    description: messages.text(pathname),
    path: pathname,
    noIndex: true,
  })
  const { search, looking } = useSearch()
  const searchId = useId()
  const tip = useTipHeight()
  const corrected = correctedPath(pathname)
  const guess = corrected === undefined ? closestPage(pathname) : undefined
  if (guess?.isSure) return <Navigate to={guess.href} replace />
  const isGuessed = corrected !== undefined || guess !== undefined
  const text = searchablePart(pathname)
  const label = text === '' ? messages.search : messages.searchInstead
  return (
    <Page>
      <PageHeader title={messages.heading}>
        {messages.noPage}{' '}
        <span className={styles['path']}>
          <Text mono title={decoded(pathname)}>
            <Misspelled path={shortened(decoded(pathname))} isMarked={corrected !== undefined} />
          </Text>
          .
        </span>
        {guess && ` ${messages.didYouMean(nameOf(guess.href))}`}
      </PageHeader>
      <Split className={styles['body'] ?? ''} side={<BlockVerse height={tip} isLatest />}>
        <Row gap={3} className={styles['ways']}>
          {corrected !== undefined && (
            <ButtonLink href={corrected} variant="solid">
              {messages.goTo} <Text mono>{shortened(decoded(corrected))}</Text>
            </ButtonLink>
          )}
          {guess && (
            <ButtonLink href={guess.href} variant="solid">
              {messages.goTo} {nameOf(guess.href)}
            </ButtonLink>
          )}
          {isGuessed ? (
            <Link href={paths.home.href()} className={styles['home']}>
              {messages.home}
            </Link>
          ) : (
            <ButtonLink href={paths.home.href()}>{messages.home}</ButtonLink>
          )}
        </Row>
        <div className={`${styles['search']} ${isGuessed ? styles['second'] : ''}`}>
          <label htmlFor={searchId}>{label}</label>
          <SearchField
            key={text}
            id={searchId}
            size="hero"
            label={label}
            placeholder={messages.searchFor}
            defaultValue={text}
            busy={looking}
            onSearch={(input) => void search(input)}
          />
        </div>
      </Split>
      <Section title={messages.pages}>
        <div className={styles['pages']}>
          {mainPages.map((key) => (
            <LinkCard key={key} href={paths[key].href()} title={messages.pageNames[key]}>
              {messages.pageTexts[key]}
            </LinkCard>
          ))}
        </div>
      </Section>
    </Page>
  )
}

/** A path, with its start marked if that is what is wrong with it. */
function Misspelled({ path, isMarked }: { path: string; isMarked: boolean }) {
  const [, start = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? []
  if (!isMarked) return path
  return (
    <>
      /<span className={styles['wrong']}>{start}</span>
      {rest}
    </>
  )
}

const pageKeys = Object.keys(messages.pageNames) as (keyof typeof messages.pageNames)[]
const mainPages = Object.keys(messages.pageTexts) as (keyof typeof messages.pageTexts)[]

/** Returns the name of a page, or its path if it has none here. */
function nameOf(href: string): string {
  const key = pageKeys.find((one) => paths[one].href() === href)
  return key === undefined ? href : messages.pageNames[key]
}

/**
 * Returns the part of a path that could be searched for, if it is complete. In `/nowhere/1079717`,
 * that is `1079717`.
 */
function searchablePart(path: string): string {
  const part = lastPart(path)
  return previewSearch(part)?.isComplete ? part : ''
}

/** The most characters of a path that a button has room for on a phone. */
const SHORT = 26

/** Returns a path that is shortened in its last part, as addresses and hashes are elsewhere. */
function shortened(path: string): string {
  if (path.length <= SHORT) return path
  const start = path.lastIndexOf('/') + 1
  return `${path.slice(0, start + 8)}…${path.slice(-6)}`
}

function lastPart(path: string): string {
  return decoded(path.split('/').findLast((one) => one !== '') ?? '')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
