import { Page } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { Prose } from '@mcm/ui/prose'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { useConfig } from '../../config/config-context'
import { communityLinks, filledLinks } from '../../config/links'
import { usePageMetadata } from '../../shared/page-metadata'
import { TitledPart } from '../../shared/titled-part/titled-part'
import { CLEAR_ID, ClearStoredButton } from './clear-stored/clear-stored-button'
import { contact, type LegalPage, messages, privacy, terms } from './messages'
import styles from './legal.module.css'

const pages: Readonly<Record<string, LegalPage>> = {
  [paths.terms.path]: terms,
  [paths.privacy.path]: privacy,
  [paths.contact.path]: contact,
}

/** The terms, privacy and contact pages. The path determines which one is shown. */
export function Component() {
  const { links } = useConfig()
  const path = useLocation().pathname.replace(/\/+$/, '')
  const page = pages[path] ?? terms
  usePageMetadata({
    title: messages.documentTitle(page.title),
    description: page.description,
    path,
    breadcrumb: [{ name: page.title, path }],
  })
  const channels = page === contact ? filledLinks(links, communityLinks) : []
  return (
    <Page>
      <PageHeader
        title={page.title}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: page.title }]}
      >
        {page.answer && <strong className={styles['answer']}>{page.answer}</strong>}
        <p>{page.description}</p>
        {page.changed && (
          <p className={styles['changed']}>{messages.changed(formatDate(page.changed))}</p>
        )}
      </PageHeader>
      <Prose className={styles['text']}>
        {page.parts.map(({ heading, text, stored, after = [] }) => (
          <TitledPart key={heading} title={heading} isWide={stored !== undefined}>
            {text.map((paragraph) => (
              <p key={paragraph}>
                {paragraph}
                {stored && (
                  <>
                    {' '}
                    <Link href={`#${CLEAR_ID}`}>{messages.clear.link}</Link>
                  </>
                )}
              </p>
            ))}
            {stored && <StoredEntries entries={stored} />}
            {after.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {stored && <ClearStoredButton />}
          </TitledPart>
        ))}
        {channels.length > 0 && (
          <TitledPart title={messages.channels}>
            <ul>
              {channels.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href}>{label}</Link>
                </li>
              ))}
            </ul>
          </TitledPart>
        )}
      </Prose>
    </Page>
  )
}

/** Lists what is stored in the browser. On phones, each cell has a line of its own. */
function StoredEntries({
  entries,
}: {
  entries: NonNullable<LegalPage['parts'][number]['stored']>
}) {
  return (
    <table className={styles['stored']}>
      <thead>
        <tr>
          <th scope="col">{messages.storedPurpose}</th>
          <th scope="col">{messages.storedUntil}</th>
          <th scope="col">{messages.storedName}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ names, purpose, until }) => (
          <tr key={names.join(' ')}>
            <td>{purpose}</td>
            <td>{until}</td>
            <td>
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns a date such as "November 26, 2026". */
function formatDate(date: string): string {
  return new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
