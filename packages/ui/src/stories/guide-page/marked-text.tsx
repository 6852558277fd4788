/** Shows a sentence in which backticks mark code. */
export function MarkedText({ children }: { children: string }) {
  return children.split('`').map((piece, index) =>
    // Every second piece is between backticks.
    // oxlint-disable-next-line react/no-array-index-key -- fixed text in a fixed order
    index % 2 === 1 ? <code key={index}>{piece}</code> : piece,
  )
}
