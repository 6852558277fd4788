/** The element of a kind that a selector names, which the page is known to hold. */
export function find<T extends Element>(
  root: ParentNode,
  selector: string,
  kind: abstract new () => T,
): T {
  const element = root.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} at ${selector}`)
  return element
}
