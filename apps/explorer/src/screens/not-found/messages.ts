export const messages = {
  title: 'Page Not Found · Mochimo Explorer',
  heading: 'Page Not Found',
  text: 'The explorer has no page here:',
  home: 'Go to the newest blocks',
}
