export const messages = {
  title: 'Page Not Found · Mochimo Explorer',
  heading: 'Page Not Found',
  text: (path: string) => `There’s no page at ${path}`,
  didYouMean: (path: string) => `Did you mean ${path}?`,
  goTo: (path: string) => `Go to ${path}`,
  search: (text: string) => `Search for “${text.length > 20 ? `${text.slice(0, 20)}…` : text}”`,
  home: 'Go to the latest blocks',
}
