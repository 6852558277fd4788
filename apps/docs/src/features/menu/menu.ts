import { NARROW, WITHOUT_LINKS } from '../../shared/breakpoint'

/**
 * Closes the open menu, which is a popover, when the layout changes to one without its button, and
 * scrolls the sidebar or the menu to the current page.
 */
export function startMenu(): void {
  for (const query of [NARROW, WITHOUT_LINKS]) {
    matchMedia(query).addEventListener('change', closeMenu)
  }
  const menu = document.getElementById('menu')
  if (!menu) return
  showCurrent(menu)
  // On phones, it has no height before it opens.
  menu.addEventListener('toggle', () => showCurrent(menu))
}

function showCurrent(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>('[aria-current]')
  if (current && current.offsetTop > menu.clientHeight - current.offsetHeight) {
    menu.scrollTop = current.offsetTop - menu.clientHeight / 2
  }
}

function closeMenu(): void {
  for (const id of ['menu', 'links']) {
    const menu = document.getElementById(id)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }
}
