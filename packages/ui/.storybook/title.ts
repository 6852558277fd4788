/** Keeps the design system's name in the window's title, where Storybook writes its own. */
export function keepTitle(name: string): void {
  const rename = () => {
    const title = document.title
      .replace(/^Storybook$| [⋅-] Storybook$/u, (suffix) =>
        suffix === 'Storybook' ? name : ` · ${name}`,
      )
      // The title of the HTML is the name already.
      .replace(`${name} · ${name}`, name)
    if (title !== document.title) document.title = title
  }
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  rename()
}
