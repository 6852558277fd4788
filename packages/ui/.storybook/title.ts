const SUFFIX = / ⋅ Storybook$|^Storybook$/u

/** Keeps the design system's name in the window's title, where Storybook writes its own. */
export function keepTitle(name: string): void {
  const rename = () => {
    const title = document.title.replace(SUFFIX, (suffix) =>
      suffix === 'Storybook' ? name : ` · ${name}`,
    )
    if (title !== document.title) document.title = title
  }
  new MutationObserver(rename).observe(document.head, {
    childList: true,
    characterData: true,
    subtree: true,
  })
  rename()
}
