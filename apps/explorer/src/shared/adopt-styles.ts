const adopted = new Map<string, CSSStyleSheet>()

/**
 * Adds styles to the page, once. The page's one stylesheet is part of the first load; this is for
 * styles that come with a part loaded later, or that only paper needs.
 */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  adopted.set(css, sheet)
  document.adoptedStyleSheets.push(sheet)
}
