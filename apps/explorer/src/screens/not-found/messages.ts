export const messages = {
  title: 'Page Not Found · Mochimo Explorer',
  heading: 'Page Not Found',
  text: 'There’s no page at',
  home: 'Go to the latest blocks',
}
