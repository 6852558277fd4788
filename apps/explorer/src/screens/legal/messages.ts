/** A page of plain text. */
export interface LegalPage {
  title: string
  description: string
  /** The page in one line, above the description. */
  answer?: string
  /** Date of the last change, as YYYY-MM-DD. */
  changed?: string
  parts: readonly LegalPart[]
}

interface LegalPart {
  heading: string
  text: readonly string[]
  /** What is stored in the browser, shown below the text. */
  stored?: readonly StoredEntry[]
  /** Follows the entries. */
  after?: readonly string[]
}

interface StoredEntry {
  names: readonly string[]
  purpose: string
  /** Starts with "Until", because phones show it without the column's title. */
  until: string
}

export const messages = {
  home: 'Home',
  documentTitle: (title: string) => `${title} · Mochimo Explorer`,
  channels: 'Channels',
  storedName: 'Name',
  storedPurpose: 'Purpose',
  storedUntil: 'Kept',
  changed: (date: string) => `Last changed on ${date}.`,
  clear: {
    link: 'You can clear all of them below.',
    button: 'Clear everything',
    watchlist: 'This also removes your watchlist.',
    title: 'Clear everything stored here?',
    text: (watched: number) =>
      watched === 0
        ? 'Your recent searches and all your choices will be removed from this browser. You can’t undo this.'
        : `Your watchlist (${watched} ${watched === 1 ? 'address' : 'addresses'}), your recent searches and all your choices will be removed from this browser. You can’t undo this. To keep the watchlist, export it first.`,
    cancel: 'Cancel',
    confirm: 'Clear everything',
    done: 'Everything was cleared. The site stores new entries as you use it.',
  },
}

export const terms: LegalPage = {
  title: 'Terms',
  description: 'What the Mochimo Explorer offers, and its limits.',
  parts: [
    {
      heading: 'About the service',
      text: [
        'The explorer shows Mochimo chain data from public servers. It is free, needs no account, and holds no money or keys.',
      ],
    },
    {
      heading: 'No guarantee',
      text: [
        'The data comes from the endpoint you chose. The explorer verifies what it can and states what it can’t verify. It may be wrong, late or unavailable, and so may the endpoint. It is provided as is, without warranty of any kind.',
        'Nothing here is financial, legal or tax advice.',
      ],
    },
    {
      heading: 'Fair use',
      text: [
        'The endpoints are run by third parties and limit request rates. For large amounts of data, use the documented API within its limits, or your own endpoint.',
      ],
    },
    {
      heading: 'License',
      text: [
        'The explorer is open source under the MIT license. The network’s software has its own licenses.',
      ],
    },
  ],
}

export const privacy: LegalPage = {
  title: 'Privacy',
  description:
    'What the Mochimo Explorer stores in your browser, and who can see what you look up.',
  answer: 'No accounts, no analytics, no advertising. One cookie, only if you choose an endpoint.',
  changed: '2026-11-28',
  parts: [
    {
      heading: 'What your endpoint can see',
      text: [
        'Your browser requests the blocks, transactions and addresses you open from the endpoint you chose, shown in the header of every page. Its operator can see those requests and your IP address. If that matters to you, use your own endpoint.',
      ],
    },
    {
      heading: 'What this site can see',
      text: [
        'The explorer’s pages load only from this site. Like any web server, this site’s server can see which pages you open and your IP address. It also receives the site’s only cookie, which contains the URL of the endpoint you chose. The cookie is set only when you choose one.',
      ],
    },
    {
      heading: 'What your browser stores',
      text: ['These entries stay in this browser. Only the first one is also in the cookie.'],
      stored: [
        {
          names: ['api-endpoint'],
          purpose: 'The endpoint you chose (also in the cookie)',
          until: 'Until you clear everything. The cookie lasts 365 days.',
        },
        {
          names: ['address-watchlist', 'watchlist-balances'],
          purpose: 'Your watchlist, and the balances it last showed',
          until: 'Until you remove the address',
        },
        {
          names: ['recent-searches'],
          purpose: 'Your last eight searches',
          until: 'Until you clear them',
        },
        {
          names: ['theme'],
          purpose: 'Your choice of a light or dark theme',
          until: 'Until you switch back to the system theme',
        },
        {
          names: ['address-form'],
          purpose: 'Your choice to show addresses in hex',
          until: 'Until you switch back to Base58',
        },
        {
          names: ['docs-language', 'docs-sandbox', 'docs-recent-searches'],
          purpose: 'In the docs: your choice of language and sandbox, and your last six searches',
          until: 'Until you clear everything',
        },
        {
          names: ['scroll', 'statistics', 'mempool-seen'],
          purpose:
            'Scroll positions, loaded statistics, and the times when pending transactions were first seen, so that you don’t lose them when you go back or reload',
          until: 'Until you close the tab',
        },
        {
          names: ['docs-values', 'docs-sandbox-journal', 'docs-reachability'],
          purpose:
            'In the docs: the values in the samples, what you did in the sandbox, and which servers responded',
          until: 'Until you close the tab',
        },
      ],
      after: [
        'For use without a connection, the browser also keeps the files of this site, and the blocks, transactions, addresses and lists you viewed last, until you clear everything.',
      ],
    },
  ],
}

export const contact: LegalPage = {
  title: 'Contact',
  description: 'Where to ask about the Mochimo network and this explorer.',
  parts: [
    {
      heading: 'Questions about the network',
      text: [
        'Ask in a community channel. No one there needs your keys, your seed or your wallet file; never share them with anyone.',
      ],
    },
    {
      heading: 'An endpoint isn’t responding',
      text: [
        'Endpoints are run by third parties. Choose another one in the header, and tell the community which one failed, when, and with what error.',
      ],
    },
  ],
}
