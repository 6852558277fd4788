import { Fragment } from 'react'

interface BreakableProps {
  text: string
  after: '.' | '/'
}

/** Shows a path that can wrap after each dot or slash. */
export function Breakable({ text, after }: BreakableProps) {
  const parts = text.split(after)
  return parts.map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts never change
    <Fragment key={at}>
      {part}
      {at < parts.length - 1 && (
        <>
          {after}
          <wbr />
        </>
      )}
    </Fragment>
  ))
}
