/**
 * Advice on when to use each component, keyed by story title. It is shown on the component's page
 * next to its purpose.
 */
export const when: Readonly<Record<string, string>> = {
  Amount:
    'For every MCM amount. For heights, bytes and other whole numbers use Count. Show all nine decimals where exactness matters; use decimals="balance" in lists of balances.',
  AppShell:
    'Once, around the whole application. Header and Footer belong only here; put the content in a Page.',
  Badge:
    'For a word that classifies one thing in a list or title. Use TransactionStatus for a transaction’s status, StatusDot for an endpoint’s health, Seal for verification results.',
  Banner:
    'For lasting notices about the whole page. For something that just happened use Toaster; for content that failed to load, an ErrorPanel in its place.',
  Breadcrumbs:
    'Above the title of every page except home. For steps to neighboring pages, such as the next block, use ButtonLink.',
  Button:
    'For actions. For navigation use Link, or ButtonLink for a step. At most one solid button per view; outline is the default, quiet is for rows and bars. Use IconButton only for icons everyone knows.',
  Card: 'For two to four equal parts side by side. Use Section for part of a page and LinkCard for a link with a description. Never nest cards.',
  ChoiceList:
    'For choosing one of a few options that need a second line each. For short options use Segmented, for long lists Select.',
  CodeBlock:
    'For code, requests and responses. For the same call in several languages use LanguageTabs; for a single value, a Hash with its copy button.',
  CopyButton: 'Next to a value people reuse elsewhere. Hash and CodeBlock include their own.',
  CountdownRing:
    'For a known, short wait. For progress use Progress; for work of unknown length, Spinner.',
  DescriptionList:
    'For one thing’s labels and values, including long values. For three to six short numbers use Figures; for several similar things, Table.',
  Dialog:
    'For one question that must be answered before continuing. For information use Banner or Popover; for one of several actions, Menu.',
  EmptyState:
    'For an empty state that isn’t an error. If something failed, use ErrorPanel; while it loads, Skeleton.',
  ErrorPanel:
    'For content that failed to load or wasn’t found, in its place. If the content is just empty, use EmptyState; if the whole endpoint fails, Banner.',
  Figures:
    'For three to six numbers that answer the page’s question. For labels with long values use DescriptionList; for a trend, a plot.',
  HaikuCard:
    'Once per page, for the haiku of the block it is about. LatestBlock includes its own; lists show HaikuLine.',
  Hash: 'For every hash. Use AddressText for addresses, which have two forms and may have names. Show a value in full on its own page; elsewhere choose the form for the context.',
  Icons:
    'Next to text, or alone in an IconButton if everyone knows the icon. Where text is clearer, use text.',
  LanguageTabs:
    'For one call in several languages. For other views of one thing use Tabs; for a single sample, CodeBlock.',
  Layout:
    'Stack and Row set spacing, so that components need no margins. Split divides a page seven to five; Section titles a part; Rule separates untitled parts.',
  LinkCard:
    'For one or two further links at the end of a page that deserve a description. In running text use Link; for parts side by side, Cards.',
  Link: 'For links to another page or place. For actions use Button; for a step between neighboring pages, ButtonLink. Use accent in text, ink and soft where the context already marks it as a link.',
  LoadMore:
    'At the end of a list that can load more, with auto to load on scroll. A complete list doesn’t need it; for a long complete list use VirtualTable.',
  Logo: 'In the header, next to the name. As a sign of work in progress use Spinner.',
  Menu: 'For a few actions behind one button. For a choice that should stay visible use Segmented or Select; for custom content, Popover.',
  LatestBlock:
    'Once, on the home page. For another block’s haiku use HaikuCard; for more blocks, Table.',
  PageHeader:
    'First on every page except home. For a title within the page use Section. Set heights and addresses as figures, everything else as words.',
  Plot: 'LinePlot for a quantity over time or height, BarPlot to compare separate values, SharePlot for parts of a whole, Spark for a word-sized trend. For a single number use Figure.',
  Popover:
    'For custom content behind one button. For actions use Menu, for a short note Tooltip, for a question that must be answered Dialog.',
  Progress:
    'For long work with a known end. If the end is unknown use Spinner; for waiting, CountdownRing; for loading values, Skeleton.',
  Prose: 'For text written elsewhere, such as Markdown. For text on a screen use Text and Heading.',
  QrCode: 'For an address or a link to scan with a phone. Show the value as text next to it.',
  RelativeTime:
    'Where the age matters; in tables use form="age". Where the exact time matters use DateTime.',
  Seal: 'For what this product verified itself. For what an endpoint reports use Badge.',
  SearchField:
    'For search: once in the header, or large on the home page. For one known value in a form use TextField.',
  Segmented:
    'For choosing one of two to four short options that stay visible. For on and off use Switch, for many options Select, for parts of a page Tabs.',
  Select:
    'For choosing one of many, or where space is short. For two to four short options use Segmented; for options with a second line, ChoiceList.',
  Skeleton:
    'For loading values whose place is known: nothing moves when they arrive. For loading without a fixed place use Spinner; for long work with a known end, Progress.',
  Spinner:
    'For work of unknown length that has no fixed place, including in buttons (Button’s busy). For loading values use Skeleton.',
  StatusDot:
    'For a state that changes, such as an endpoint’s health, with text next to it where space allows. For a transaction’s status use TransactionStatus.',
  Switch:
    'For an on/off setting that takes effect immediately. Don’t use it for a choice that a button confirms; for two equal options use Segmented.',
  Table:
    'For up to about 200 rows of similar items; beyond that use VirtualTable. For one thing’s labels and values use DescriptionList.',
  Tabs: 'For several views of one thing, one visible at a time. To choose what a list shows use Segmented; for other pages, Link.',
  TextField:
    'For one known value, with its label, hint and error. For search use SearchField; for a choice, Select.',
  Text: 'Text for the scale’s sizes and tones, Heading for titles. Figures have their own components: Amount, Count, Hash, RelativeTime.',
  ThemeSwitch: 'Once, in the header or footer.',
  Toaster:
    'For a short message about something that just happened elsewhere on the page. For lasting notices use Banner; for feedback in place, the component itself, as CopyButton does.',
  Tooltip:
    'For a short note that isn’t essential. Put essential text in the page; for interactive content use Popover.',
  TransactionFlow:
    'For the money flow of one transaction, on its page and in its row. For many transactions use Table.',
  VirtualTable:
    'For thousands of loaded rows. Up to about 200, use Table, which the browser can search and print in full; where more must be requested, LoadMore.',
  VisuallyHidden:
    'For information that sighted visitors get from the layout: a table’s title, what has just changed. Keep what everyone needs visible.',
}
