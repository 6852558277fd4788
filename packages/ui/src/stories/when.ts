/** When to use which: what each component's page says beside its purpose, by the title of its stories. */
export const when: Readonly<Record<string, string>> = {
  Amount:
    'For every sum of money. Count suits heights, bytes and other whole numbers that are no money. All nine decimals stand where exactness matters; decimals="balance" is for lists of balances.',
  AppShell:
    'Once, around the whole application. Header and Footer live nowhere else; what stands inside is a Page.',
  Badge:
    'For a word that classifies one thing in a list or title. TransactionStatus for the status of a transaction, StatusDot for the health of an endpoint, Seal for what was proved.',
  Banner:
    'For news about the whole page that lasts. What just happened is a Toaster’s; what failed to load stands in an ErrorPanel in the place where it would have been.',
  Breadcrumbs:
    'Above the title of every page below home. Steps to neighbours, such as the next block, are ButtonLinks.',
  Button:
    'To do something here. To go somewhere use Link, or ButtonLink for a step. One solid button in a view at most; outline is the rule, quiet for rows and bars. IconButton only for drawings everyone knows.',
  Card: 'For two to four equal parts side by side. A part of a page is a Section, a way onward is a LinkCard. Never a card inside a card.',
  ChoiceList:
    'To choose one of a handful that need a second line each. Short words that stay in sight are a Segmented, long lists a Select.',
  CodeBlock:
    'For code, requests and answers. The same call in several languages is a LanguageTabs; a single value is a Hash with its copy button.',
  CopyButton: 'Beside a value people take elsewhere. Hash and CodeBlock bring their own.',
  CountdownRing:
    'For a known, short time until something happens by itself. How far work has come is Progress; work of unknown length is a Spinner.',
  DescriptionList:
    'For labels and values of one thing, long values included. Three to six short numbers are Figures; several things of a kind are a Table.',
  Dialog:
    'For one question that must be answered before going on. What only informs is a Banner or a Popover; an action among others is a Menu.',
  EmptyState:
    'Where there is nothing and that is no fault. When something failed use ErrorPanel; while it loads, Skeleton.',
  ErrorPanel:
    'Where something failed or was not found, in the place where it would have been. When nothing is there and nothing failed, EmptyState. A fault of the whole endpoint is a Banner.',
  Figures:
    'For three to six numbers that answer the page’s question. Labels with long values are a DescriptionList; a development is a Plot.',
  HaikuCard:
    'Once on a page, for the verse of the block it is about. NewestBlock brings its own; lists show a HaikuLine.',
  Hash: 'For every hash. AddressText for addresses, which have two writings and may have names. On its own page a value stands whole; elsewhere choose the form the place asks for.',
  Icons:
    'Beside a word, or alone in an IconButton where everyone knows the drawing. Where a word is clearer, use the word.',
  LanguageTabs:
    'For one call in several languages. Other parts of a thing are Tabs; a single sample is a CodeBlock.',
  Layout:
    'Stack and Row set distances, so that components need no margins; Split is the seven-to-five of a page and its side; Section titles a part; Rule parts what has no title.',
  LinkCard:
    'For one or two ways onward at the end of a page that deserve a sentence. In running text use Link; parts side by side are Cards.',
  Link: 'To go to another page or place. To do something use Button; for a step between neighbours, ButtonLink. Accent in text, ink and soft where the place already says that it is a link.',
  LoadMore:
    'At the foot of a list that goes on, with auto to load as it comes into sight. A list that is all there needs none; a long one that is all there is a VirtualTable.',
  Logo: 'In the header, with the name beside it. As a sign of work going on it is a Spinner.',
  Menu: 'For a few actions behind one button. A choice that should stay in sight is a Segmented or Select; a panel of your own is a Popover.',
  NewestBlock: 'Once, on home. The verse of another block is a HaikuCard, more blocks are a Table.',
  PageHeader:
    'First on every page but home. A part within the page has a Section’s title. Heights and addresses are set as figures, everything else as words.',
  Plot: 'LinePlot for a quantity along time or height, BarPlot to compare separate things, SharePlot for parts of a whole, Spark for a development the size of a word. A single number is a Figure.',
  Popover:
    'For a panel of your own behind one button. Actions are a Menu, a remark is a Tooltip, a question that must be answered is a Dialog.',
  Progress:
    'For long work whose end is known. A Spinner where it is not, CountdownRing for waiting, Skeleton for values on their way.',
  Prose: 'For text written elsewhere, such as Markdown. Words of a screen are Text and Heading.',
  QrCode: 'For an address or a link that a phone should read. Show the value in words beside it.',
  RelativeTime:
    'Where how long ago matters; in tables with form="age". Where the moment itself matters, DateTime.',
  Seal: 'For what this product proved itself. What an endpoint says is a Badge.',
  SearchField:
    'To look for something by whatever the visitor has: once in the header, or large on home. To type one known thing into a form, TextField.',
  Segmented:
    'To choose one of two to four short words that stay in sight. On and off is a Switch, many choices are a Select, parts of a page are Tabs.',
  Select:
    'To choose one of many, or where room is short. Two to four short words are a Segmented; choices with a second line are a ChoiceList.',
  Skeleton:
    'For values on their way whose place is known: nothing moves when they come. Work without a place is a Spinner, long work with a known end Progress.',
  Spinner:
    'For work of unknown length that has no place of its own, within buttons too (Button’s busy). Values on their way are Skeletons.',
  StatusDot:
    'For the state of something that changes, such as an endpoint, with its word beside it where there is room. The status of a transaction is a TransactionStatus.',
  Switch:
    'For on or off, at once. A choice that waits for a button is no switch; two words of equal rank are a Segmented.',
  Table:
    'For rows of like things, up to some two hundred; beyond that use VirtualTable. Labels and values of one thing are a DescriptionList.',
  Tabs: 'For parts of one thing of which one is seen at a time. Choosing what a list shows is a Segmented; other pages are Links.',
  TextField:
    'To type one known thing, with its label, hint and error. To look for something, SearchField; to choose, Select.',
  Text: 'Text for words in the scale’s sizes and tones, Heading for titles. Figures have components of their own: Amount, Count, Hash, RelativeTime.',
  ThemeSwitch: 'Once, in the header or footer.',
  Toaster:
    'For short news of what just happened elsewhere on the page. What lasts is a Banner; what happened right here says so itself, as CopyButton does.',
  Tooltip:
    'For a remark that may be missed. What must be known stands in the page; what can be acted on is a Popover.',
  TransactionFlow:
    'For the money of one transaction, on its page and in its row. Many transactions are a Table.',
  VirtualTable:
    'For thousands of rows that are all there. Up to some two hundred use Table, which the browser searches and prints whole; where more has to be asked for, LoadMore.',
  VisuallyHidden:
    'For what eyes see without words: the title of a table, what has just changed. What everyone should know stays visible.',
}
