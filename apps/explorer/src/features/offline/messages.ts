export const messages = {
  offline: 'You’re offline.',
  /** Not every page shows data. */
  saved: 'Any data shown was saved',
  /** If there is no data. */
  resumes: 'The explorer will continue when you’re back online.',
  outdated: 'A new version of the explorer is available.',
  reload: 'Reload',
}
