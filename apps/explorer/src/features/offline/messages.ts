export const messages = {
  offline: 'You’re offline.',
  saved: 'This page shows data saved',
  outdated: 'A new version of the explorer is available.',
  reload: 'Reload',
}
