/**
 * Opens the search with the header's button, `/` or Ctrl-K. The search module is loaded on first
 * use.
 */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  let search: Promise<{ mount: (dialog: HTMLDialogElement) => void }> | undefined

  const open = () => {
    if (!dialog.open) dialog.showModal()
    // Typing replaces the previous query.
    dialog.querySelector('input')?.select()
    if (search) return
    search = import('./search')
    void search.then(({ mount }) => mount(dialog))
  }

  for (const button of document.querySelectorAll('[data-search-open]')) {
    button.addEventListener('click', open)
  }
  document.addEventListener('keydown', (event) => {
    const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
    const control = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!slash && !control) return
    event.preventDefault()
    open()
  })
  dialog.addEventListener('click', ({ target }) => {
    // Clicks on the backdrop have the dialog itself as their target.
    if (target === dialog) dialog.close()
  })
}

/**
 * Returns whether a visible field has the focus. The field of a dialog that was just closed keeps
 * the focus until the next frame.
 */
function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement ? target.closest('input, textarea, select') : null
  return field !== null && field.getClientRects().length > 0
}
