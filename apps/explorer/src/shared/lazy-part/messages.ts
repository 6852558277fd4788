export const messages = {
  title: 'Part of this page didn’t load',
  page: 'This page didn’t load',
  text: 'The connection failed, or a newer version of the explorer is online.',
  offline: 'You’re offline. It will load when you’re back online.',
  broken: 'Something went wrong in this part of the page. The rest still works.',
  retry: 'Try again',
  reload: 'Reload the page',
}
