/** Opens the search by the header's field, `/` and Ctrl-K. The rest is loaded when it is wanted. */
export function startSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-search]')
  if (!dialog) return
  let search: Promise<{ mount: (dialog: HTMLDialogElement) => void }> | undefined

  const open = () => {
    if (!dialog.open) dialog.showModal()
    // What was searched for last gives way to the first key.
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
    // Outside the panel lies the dialog element itself.
    if (target === dialog) dialog.close()
  })
}

/** In a field that is seen: the one of a dialog just closed keeps the focus until the next frame. */
function isTyping(target: EventTarget | null): boolean {
  const field = target instanceof HTMLElement ? target.closest('input, textarea, select') : null
  return field !== null && field.getClientRects().length > 0
}
