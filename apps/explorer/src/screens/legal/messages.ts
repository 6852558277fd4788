/** A page of plain text. */
export interface LegalPage {
  title: string
  description: string
  parts: readonly { heading: string; text: readonly string[]; list?: readonly string[] }[]
}

export const messages = {
  home: 'Home',
  documentTitle: (title: string) => `${title} · Mochimo Explorer`,
  channels: 'Where to write',
}

export const terms: LegalPage = {
  title: 'Terms',
  description: 'What the Mochimo Explorer promises, and what it does not.',
  parts: [
    {
      heading: 'What this is',
      text: [
        'The explorer shows what public servers say about the Mochimo chain. It is free to use, needs no account, and holds no money and no keys.',
      ],
    },
    {
      heading: 'No guarantee',
      text: [
        'What you see comes from the endpoint you chose. The explorer checks what can be checked and says what it could not check, but it may be wrong, late or unavailable, and so may the endpoint. It is offered as it is, without warranty of any kind.',
        'Nothing here is financial, legal or tax advice.',
      ],
    },
    {
      heading: 'Fair use',
      text: [
        'The endpoints are run by others and limit how much they answer. For large amounts of data use the documented API at its pace, or an endpoint of your own.',
      ],
    },
    {
      heading: 'Licence',
      text: [
        'The explorer is open source under the MIT licence. The software of the network has licences of its own.',
      ],
    },
  ],
}

export const privacy: LegalPage = {
  title: 'Privacy',
  description: 'What the Mochimo Explorer stores in your browser, and who learns what you look up.',
  parts: [
    {
      heading: 'Nobody counts you',
      text: [
        'The explorer has no accounts, no analytics, no advertising and no third parties. Its pages load from this site alone.',
      ],
    },
    {
      heading: 'What your endpoint learns',
      text: [
        'Your browser asks the endpoint you chose, named in the header of every page, about the blocks, transactions and addresses you open. Whoever runs it sees those questions and your network address. Look addresses up through an endpoint of your own if that matters to you.',
      ],
    },
    {
      heading: 'What this site learns',
      text: [
        'The server of this site sees which page you opened, with your network address, as any web server does. It also receives the one cookie there is, “api-endpoint”, which holds the address of the endpoint you chose and is set only when you choose one.',
      ],
    },
    {
      heading: 'What stays in your browser',
      text: ['In its local storage, until you clear it:'],
      list: [
        'the endpoint you chose (api-endpoint);',
        'your watchlist (address-watchlist);',
        'light or dark (theme);',
        'your last eight searches (recent-searches), which the search box can forget.',
      ],
    },
    {
      heading: 'And until the tab is closed',
      text: [
        'Where each page was scrolled to, and figures already loaded for statistics, are kept so that going back is quick.',
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
        'Ask in one of the community’s channels. Nobody there needs your keys, your seed or your wallet file; do not give them to anyone.',
      ],
    },
    {
      heading: 'An endpoint does not answer',
      text: [
        'Endpoints are run by others. Choose another in the header, and tell the community which one failed, when, and with what message.',
      ],
    },
  ],
}
