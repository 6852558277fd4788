/**
 * Runs in the page, where `axe` is a global. Checks contrast, and whether links differ from the
 * surrounding text, for elements of each combination of styles that isn't known yet. Contrast takes
 * nearly all of an analysis's time, and most cells of a table share their colors.
 *
 * @param {readonly string[]} known Combinations checked earlier, on any page and in any theme.
 * @returns {Promise<{ styles: string[], violations: { id: string, html: string[] }[] }>} The
 *   combinations that axe could check, and the violations.
 */
export async function checkContrast(known) {
  const MAX_PER_STYLE = 4
  // Finish the color transition from the previous theme.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish()
  }
  /** Returns all styles that affect contrast and how links are distinguished. @param {Element} element */
  const styleOf = (element) => {
    const own = getComputedStyle(element)
    const parts = [own.color, own.fontSize, own.fontWeight, own.textDecorationLine]
    const link = element.closest('a')
    parts.push(link ? getComputedStyle(link.parentElement ?? link).color : 'no link')
    for (let each = /** @type {Element | null} */ (element); each; each = each.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(each)
      if (opacity !== '1' || backgroundImage !== 'none') parts.push(opacity, backgroundImage)
      if (backgroundColor === 'rgba(0, 0, 0, 0)') continue
      parts.push(backgroundColor)
      if (!/rgba|\//.test(backgroundColor)) break
    }
    return parts.join(' ')
  }
  /** @param {Element} element */
  const hasText = (element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim() !== '',
    ) || element.matches('input, select, textarea')

  /** @type {Map<string, Element[]>} Several elements per combination, because one of them may be hidden or covered. */
  const fresh = new Map()
  for (const element of document.querySelectorAll('body, body *')) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const style = styleOf(element)
    const alike = fresh.get(style) ?? []
    if (known.includes(style) || alike.length === MAX_PER_STYLE) continue
    fresh.set(style, [...alike, element])
  }
  if (fresh.size === 0) return { styles: [], violations: [] }
  const { passes, violations } = await globalThis.axe.run(
    { include: [...fresh.values()].flat() },
    {
      resultTypes: ['passes', 'violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
      elementRef: true,
      iframes: false,
    },
  )
  const checked = new Set(
    [...passes, ...violations]
      .filter(({ id }) => id === 'color-contrast')
      .flatMap(({ nodes }) => nodes.map(({ element }) => element)),
  )
  const isChecked = ([, alike]) => alike.some((element) => checked.has(element))
  return {
    styles: [...fresh].filter(isChecked).map(([style]) => style),
    violations: violations.map(({ id, nodes }) => ({ id, html: nodes.map(({ html }) => html) })),
  }
}
