import { defaultLanguage, languageOf } from '../../samples/languages'
import { LANGUAGE_KEY } from '../../shared/storage-keys'

/**
 * Applies the chosen language to all samples. The reader chooses the language in the sidebar or in
 * a sample's tabs, and the choice is kept across pages, visits and browser tabs. The style sheet
 * shows the panels that match the root's `data-language`.
 */
export function startLanguage(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-language-select] select')
  select?.addEventListener('change', () => choose(select.value))
  document.addEventListener('click', ({ target }) => {
    const tab = target instanceof Element ? target.closest('[role=tab][data-language]') : null
    if (tab instanceof HTMLElement) chooseAt(tab)
  })
  document.addEventListener('keydown', (event) => {
    const { target } = event
    if (!(target instanceof HTMLElement) || !target.matches('[role=tab][data-language]')) return
    const next = neighbor(target, event.key)
    if (!next) return
    event.preventDefault()
    chooseAt(next)
    next.focus()
  })
  addEventListener('storage', ({ key, newValue }) => {
    if (key === LANGUAGE_KEY) show(newValue)
  })
  show(document.documentElement.dataset['language'] ?? null)
}

function chooseAt(tab: HTMLElement): void {
  // Samples above change their height as well, so keep the tab where it is.
  const before = tab.getBoundingClientRect().top
  choose(tab.dataset['language']?.split(' ')[0])
  scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

function choose(language: string | undefined): void {
  show(language ?? null)
  try {
    const chosen = document.documentElement.dataset['language'] ?? defaultLanguage.id
    localStorage.setItem(LANGUAGE_KEY, chosen)
  } catch {
    // Storage is blocked, so the choice applies only to this page.
  }
}

function show(choice: string | null): void {
  const { id: language } = languageOf(choice ?? undefined) ?? defaultLanguage
  document.documentElement.dataset['language'] = language
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab][data-language]')) {
    const selected = tab.dataset['language']?.split(' ').includes(language) === true
    tab.setAttribute('aria-selected', String(selected))
    tab.tabIndex = selected ? 0 : -1
  }
  revealSelected()
  const select = document.querySelector<HTMLSelectElement>('[data-language-select] select')
  if (select) select.value = language
}

/** On phones, the tabs scroll: moves the selected one to where it is visible. */
function revealSelected(): void {
  for (const list of document.querySelectorAll<HTMLElement>('[data-sample] [role=tablist]')) {
    const tab = list.querySelector<HTMLElement>('[aria-selected=true]')
    if (!tab || list.scrollWidth === list.clientWidth) continue
    // Not `scrollIntoView`, which would also scroll the page.
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
  }
}

/** Returns the tab to which a key moves, according to the ARIA tablist pattern. */
function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const tabs = [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = tabs.indexOf(tab)
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  }
  const step = steps[key]
  return step === undefined ? undefined : tabs.at(step % tabs.length)
}
