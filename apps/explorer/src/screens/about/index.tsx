import { Figure, Figures } from '@mcm/ui/figures'
import { Page } from '@mcm/ui/layout'
import { Link } from '@mcm/ui/link'
import { PageHeader } from '@mcm/ui/page-header'
import { Prose } from '@mcm/ui/prose'
import { Fragment, type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '../../config/paths'
import { communityLinks, filledLinks, resourceLinks } from '../../config/links'
import { useConfig } from '../../config/config-context'
import { useTipHeight } from '../../features/endpoint/use-tip-height'
import { BlockVerse } from '../../features/verse/block-verse'
import { usePageMetadata } from '../../shared/page-metadata'
import styles from './about.module.css'
import { Disclosure } from '../../shared/disclosure/disclosure'
import { TitledPart } from '../../shared/titled-part/titled-part'
import { useMedia } from '../../shared/use-media'
import { KeysFigure } from './figures/keys-figure'
import { MiningFigure } from './figures/mining-figure'
import { PruningFigure } from './figures/pruning-figure'
import { messages, type Part } from './messages'

const { quantum, mining, pruning, roadmap, team, faq, community, resources } = messages

/** The About page. */
export function Component() {
  const { links } = useConfig()
  usePageMetadata({
    title: messages.title,
    description: messages.description,
    path: paths.about.href(),
    breadcrumb: [{ name: messages.heading, path: paths.about.href() }],
  })
  useScrollToSection()
  const tip = useTipHeight()
  return (
    <Page>
      <PageHeader
        title={messages.heading}
        crumbs={[{ label: messages.home, href: paths.home.href() }, { label: messages.heading }]}
      >
        {messages.lead}
      </PageHeader>
      <Figures>
        {messages.facts.map(([label, value]) => (
          <Figure key={label} label={label}>
            {value}
          </Figure>
        ))}
      </Figures>
      <Contents links={links} />
      <Prose className={styles['text']}>
        <Paragraphs {...quantum} drawings={{ 1: <KeysFigure /> }} />
        <Paragraphs
          {...mining}
          drawings={{ 0: <BlockVerse height={tip} isLatest />, 1: <MiningFigure /> }}
        >
          <p>
            <Link href={`${paths.docs.href()}/verification`}>{messages.checks}</Link>
          </p>
        </Paragraphs>
        <Paragraphs {...pruning} drawings={{ 0: <PruningFigure /> }} />
        <TitledPart id={roadmap.id} title={roadmap.title} isWide>
          <dl className={styles['roadmap']}>
            {roadmap.entries.map(([year, event]) => (
              <div key={year}>
                <dt>{year}</dt>
                <dd>{event}</dd>
              </div>
            ))}
          </dl>
        </TitledPart>
        <TitledPart id={team.id} title={team.title} isWide>
          <div className={styles['columns']}>
            {team.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </TitledPart>
        <TitledPart id={faq.id} title={faq.title} isWide>
          <div className={styles['questions']}>
            {faq.entries.map(([question, answer]) => (
              <Question key={question} question={question}>
                {answer}
              </Question>
            ))}
          </div>
        </TitledPart>
        <Links {...community} links={filledLinks(links, communityLinks)} />
        <Links {...resources} links={filledLinks(links, resourceLinks)} />
      </Prose>
    </Page>
  )
}

/** A question with its answer, which phones fold: one looks for a question there. */
function Question({ question, children }: { question: string; children: string }) {
  const isPhone = useMedia('screen and (max-width: 767px)')
  return isPhone ? (
    <Disclosure summary={<h3>{question}</h3>}>
      <p>{children}</p>
    </Disclosure>
  ) : (
    <section>
      <h3>{question}</h3>
      <p>{children}</p>
    </section>
  )
}

interface ParagraphsProps extends Part {
  /** Keyed by the paragraph that a drawing explains. */
  drawings: Readonly<Record<number, ReactNode>>
  children?: ReactNode
}

/**
 * A section with its drawings: beside the text if there is room, otherwise below their paragraphs. It
 * renders both, and the style sheet hides one, so that nothing moves when the app replaces the static page.
 */
function Paragraphs({ id, title, text, drawings, children }: ParagraphsProps) {
  return (
    <TitledPart
      id={id}
      title={title}
      aside={
        <div className={styles['drawings']}>
          {text.map((paragraph, at) => (
            <Fragment key={paragraph}>{drawings[at]}</Fragment>
          ))}
        </div>
      }
    >
      {text.map((paragraph, at) => (
        <Fragment key={paragraph}>
          <p>{paragraph}</p>
          {drawings[at] && <div className={styles['drawing']}>{drawings[at]}</div>}
        </Fragment>
      ))}
      {children}
    </TitledPart>
  )
}

interface LinksProps {
  id: string
  title: string
  links: { label: string; href: string }[]
}

function Links({ id, title, links }: LinksProps) {
  if (links.length === 0) return null
  return (
    <TitledPart id={id} title={title} isWide>
      <ul className={styles['links']}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </TitledPart>
  )
}

function Contents({ links }: { links: Parameters<typeof filledLinks>[0] }) {
  const ends = [
    ...(filledLinks(links, communityLinks).length > 0 ? [community] : []),
    ...(filledLinks(links, resourceLinks).length > 0 ? [resources] : []),
  ]
  return (
    <nav aria-label={messages.contents} className={styles['contents']}>
      <ul>
        {[quantum, mining, pruning, roadmap, team, faq, ...ends].map(({ id, title }) => (
          <li key={id}>
            <Link href={`#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/**
 * Scrolls to the section in the URL, because the browser looked for that section before it was
 * rendered.
 */
function useScrollToSection(): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView()
  }, [hash])
}
