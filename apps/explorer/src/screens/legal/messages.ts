/** A page of plain text. */
export interface LegalPage {
  title: string
  description: string
  parts: readonly { heading: string; text: readonly string[]; list?: readonly string[] }[]
}

export const messages = {
  home: 'Home',
  documentTitle: (title: string) => `${title} · Mochimo Explorer`,
  channels: 'Channels',
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
  parts: [
    {
      heading: 'No tracking',
      text: [
        'The explorer has no accounts, no analytics, no advertising and no third parties. Its pages load only from this site.',
      ],
    },
    {
      heading: 'What your endpoint can see',
      text: [
        'Your browser requests the blocks, transactions and addresses you open from the endpoint you chose, shown in the header of every page. Its operator can see those requests and your IP address. If that matters to you, use your own endpoint.',
      ],
    },
    {
      heading: 'What this site can see',
      text: [
        'Like any web server, this site’s server can see which pages you open and your IP address. It also receives the site’s only cookie, “api-endpoint”, which contains the URL of the endpoint you chose. The cookie is set only when you choose one.',
      ],
    },
    {
      heading: 'What your browser stores',
      text: ['In local storage, until you clear it:'],
      list: [
        'the endpoint you chose (api-endpoint);',
        'your watchlist (address-watchlist) and the balances it last showed (watchlist-balances);',
        'the light or dark theme (theme);',
        'the address format, if you chose hex (address-form);',
        'your last eight searches (recent-searches), which you can clear in the search box.',
      ],
    },
    {
      heading: 'For use without a connection',
      text: [
        'The files of this site, and the blocks, transactions, addresses and lists you viewed last, until you clear the site’s data.',
      ],
    },
    {
      heading: 'Until you close the tab',
      text: ['Scroll positions and loaded statistics, so that going back is fast.'],
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
