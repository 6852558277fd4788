import { usePollTip } from '@mcm/react'
import { AppShell, Footer, Header, HeaderLink } from '@mcm/ui/app-shell'
import { Link, LinkProvider } from '@mcm/ui/link'
import { Segmented } from '@mcm/ui/segmented'
import { ThemeSwitch } from '@mcm/ui/theme-switch'
import { Outlet, useLocation } from 'react-router-dom'
import { useConfig } from '../../config/config-context'
import { configFor } from '../../data/client'
import { EndpointSelector } from '../../features/endpoint/selector/endpoint-selector'
import { useEndpoint } from '../../features/endpoint/endpoint-store'
import { EndpointNotice } from '../../features/endpoint/stale-banner/endpoint-notice'
import { OfflineNotice } from '../../features/offline/offline-notice'
import { HeroSearchButton } from '../../features/search/box/hero-search-button'
import { Search } from '../../features/search/box/search'
import { useApplyTheme, useTheme } from '../../features/theme/theme-store'
import { WatchlistControl } from '../../features/watchlist/panel/watchlist-control'
import { paths } from '../../config/paths'
import { communityLinks, filledLinks, resourceLinks } from '../../config/links'
import { useIsWall } from '../../config/use-is-wall'
import { messages } from './messages'
import styles from './shell.module.css'
import { RouterLink } from './router-link'
import { Navigation } from './navigation'

/**
 * Time between two polls of the tip while it is displayed. Elsewhere, the interval is longer
 * (specification, section 9).
 */
const LIVE_MS = 10_000
const IDLE_MS = 30_000

/** The frame that surrounds every screen. */
export function Shell() {
  const { pathname } = useLocation()
  const isHome = pathname === paths.home.path
  const [theme, setTheme] = useTheme()
  useApplyTheme()
  usePollTip({ config: configFor(useEndpoint()), interval: isHome ? LIVE_MS : IDLE_MS })

  const isWall = useIsWall()
  return (
    <LinkProvider component={RouterLink}>
      {isWall ? (
        <main>
          <Outlet />
        </main>
      ) : (
        <AppShell
          header={
            <Header
              name={messages.product}
              location={pathname}
              search={isHome ? undefined : <Search place="header" />}
              nav={
                <>
                  {sections.map(({ path, label, each }) => (
                    <HeaderLink
                      key={path.path}
                      href={path.href()}
                      current={pathname === path.path}
                      aria-current={
                        each !== undefined && pathname.startsWith(each) ? 'true' : undefined
                      }
                    >
                      {label}
                    </HeaderLink>
                  ))}
                  <HeaderLink href={paths.docs.href()}>{messages.docs}</HeaderLink>
                  <HeaderLink
                    href={paths.about.href()}
                    current={pathname === paths.about.path}
                    className={styles['inMenu']}
                  >
                    {messages.footer.about}
                  </HeaderLink>
                </>
              }
              end={
                <>
                  <span className={styles['themes']}>
                    <span aria-hidden="true">{messages.theme}</span>
                    <Segmented
                      label={messages.theme}
                      value={theme}
                      options={themes}
                      onValueChange={setTheme}
                    />
                  </span>
                  <ThemeSwitch
                    value={theme}
                    onValueChange={setTheme}
                    className={styles['switch'] ?? ''}
                  />
                </>
              }
              pinned={
                <>
                  {isHome && <HeroSearchButton />}
                  <WatchlistControl />
                  <EndpointSelector />
                </>
              }
            />
          }
          footer={<ShellFooter />}
          notice={
            <>
              <OfflineNotice />
              <EndpointNotice />
            </>
          }
        >
          <Outlet />
        </AppShell>
      )}
      {/* Here it also sees the way to the wall and back. */}
      <Navigation />
    </LinkProvider>
  )
}

const themes = (['system', 'light', 'dark'] as const).map((value) => ({
  value,
  label: messages.themes[value],
}))

/** `each`: how the paths start of what a section lists. */
const sections: {
  path: { path: string; href: () => string }
  label: string
  each?: string
}[] = [
  { path: paths.blocks, label: messages.blocks, each: paths.block.href('') },
  { path: paths.transactions, label: messages.transactions, each: paths.transaction.href('') },
  { path: paths.mempool, label: messages.mempool },
  { path: paths.richList, label: messages.richList },
  { path: paths.statistics, label: messages.statistics },
  { path: paths.haiku, label: messages.almanac },
]

const legalPages = [
  { label: messages.footer.terms, href: paths.terms.href() },
  { label: messages.footer.privacy, href: paths.privacy.href() },
  { label: messages.footer.contact, href: paths.contact.href() },
]

function ShellFooter() {
  const { links } = useConfig()
  return (
    <Footer
      groups={[
        {
          title: messages.footer.explore,
          links: [
            { label: messages.footer.latestBlock, href: paths.block.href(0) },
            ...sections.map(({ path, label }) => ({ label, href: path.href() })),
            { label: messages.footer.documentation, href: paths.docs.href() },
            { label: messages.footer.about, href: paths.about.href() },
          ],
        },
        { title: messages.footer.resources, links: filledLinks(links, resourceLinks) },
        { title: messages.footer.community, links: filledLinks(links, communityLinks) },
      ]}
    >
      <span>{messages.footer.readOnly}</span>
      {legalPages.map(({ label, href }) => (
        <Link key={href} href={href} tone="soft">
          {label}
        </Link>
      ))}
    </Footer>
  )
}
