export const messages = {
  /** Precedes how long it has been seen: it may have been pending for longer. */
  over: 'at least',
  unseenTitle: 'Was already pending when this page was opened',
}
