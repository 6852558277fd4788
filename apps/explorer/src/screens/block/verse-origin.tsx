import { messages } from './messages'

/** The caption of a block's verse, which is the same for every block. */
export function VerseOrigin() {
  return (
    <>
      {messages.haiku.title} · {messages.haiku.label}, {messages.haiku.note}
    </>
  )
}
