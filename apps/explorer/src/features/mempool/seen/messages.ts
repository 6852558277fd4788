export const messages = {
  /** Precedes how long it has been seen: it may have been pending for longer. */
  over: 'at least',
  unseenTitle: 'It was already pending when you opened this page',
}
