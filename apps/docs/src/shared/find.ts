/**
 * Returns the first element that matches a selector.
 *
 * @throws {Error} If no element matches, or the element has another type.
 */
export function find<T extends Element>(
  root: ParentNode,
  selector: string,
  kind: abstract new () => T,
): T {
  const element = root.querySelector(selector)
  if (!(element instanceof kind)) throw new Error(`The page has no ${kind.name} at ${selector}`)
  return element
}
