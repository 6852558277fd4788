import { useState, type ReactNode } from 'react'
import {
  AppShell,
  ChoiceList,
  Footer,
  Header,
  HeaderLink,
  IconStar,
  Page,
  Popover,
  SearchField,
  StatusDot,
  Text,
  ThemeSwitch,
  WideOnly,
} from '../index'
import { ENDPOINTS } from './samples'
import { useToolbarTheme } from './theme'

const GROUPS = [
  {
    title: 'Explore',
    links: [
      { label: 'Latest block', href: '/block/0' },
      { label: 'Mempool', href: '/mempool' },
      { label: 'Rich list', href: '/richlist' },
      { label: 'About', href: '/about' },
    ],
  },
  {
    title: 'Build',
    links: [
      { label: 'Documentation', href: '/docs' },
      { label: 'Code', href: 'https://github.com/mochimodev/mochimo', newTab: true },
      {
        label: 'Whitepaper',
        href: 'https://mochimo.org/assets/files/mochimo_wp_EN.pdf',
        newTab: true,
      },
    ],
  },
  {
    title: 'Meet',
    links: [
      { label: 'Discord', href: 'https://discord.mochimap.com', newTab: true },
      { label: 'Telegram', href: 'https://t.me/mochimocrypto', newTab: true },
      { label: 'Reddit', href: 'https://www.reddit.com/r/mochimo/', newTab: true },
    ],
  },
]

/**
 * Shows the explorer's frame around a screen, with working controls. The theme switch sets the
 * toolbar's theme.
 */
export function Frame({
  children,
  search = true,
  notice,
}: {
  children: ReactNode
  search?: boolean
  notice?: ReactNode
}) {
  const [endpoint, setEndpoint] = useState('api')
  const [theme, setTheme] = useToolbarTheme()
  return (
    <AppShell
      header={
        <Header
          name="Mochimo Explorer"
          search={
            search && (
              <SearchField
                label="Search in the blockchain"
                placeholder="Search in the blockchain..."
                shortcut="/"
                onSearch={() => {}}
              />
            )
          }
          nav={
            <>
              <HeaderLink href="/blocks">Blocks</HeaderLink>
              <HeaderLink href="/txs">Transactions</HeaderLink>
              <HeaderLink href="/mempool">Mempool</HeaderLink>
              <HeaderLink href="/richlist">Rich List</HeaderLink>
              <HeaderLink href="/statistics">Statistics</HeaderLink>
              <HeaderLink href="/docs">Docs</HeaderLink>
            </>
          }
          end={<ThemeSwitch value={theme} onValueChange={setTheme} />}
          pinned={
            <>
              <Popover
                label="Watchlist, 3 addresses"
                trigger={
                  <>
                    <IconStar size={14} />3
                  </>
                }
              >
                <Text as="p" size={13} tone="soft">
                  No addresses in your watchlist
                </Text>
              </Popover>
              <Popover
                label="API endpoint: Connected & Synced"
                trigger={
                  <>
                    <StatusDot tone="good" />
                    <WideOnly>api.mochimo.org</WideOnly>
                  </>
                }
              >
                <ChoiceList
                  label="API endpoint"
                  value={endpoint}
                  onValueChange={setEndpoint}
                  choices={ENDPOINTS}
                />
              </Popover>
            </>
          }
        />
      }
      footer={<Footer groups={GROUPS}>Read-only. Lookups go to the endpoint you chose.</Footer>}
      notice={notice}
    >
      <Page>{children}</Page>
    </AppShell>
  )
}
