import { NARROW, WITHOUT_LINKS } from '../../shared/breakpoint'

/**
 * Closes the open menu, which is a popover, when the layout changes to one without its button, and
 * scrolls the sidebar to the current page.
 */
export function startMenu(): void {
  for (const query of [NARROW, WITHOUT_LINKS]) {
    matchMedia(query).addEventListener('change', closeMenu)
  }
  const menu = document.getElementById('menu')
  const current = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && current && current.offsetTop > menu.clientHeight - current.offsetHeight) {
    menu.scrollTop = current.offsetTop - menu.clientHeight / 2
  }
}

function closeMenu(): void {
  for (const id of ['menu', 'links']) {
    const menu = document.getElementById(id)
    if (menu?.matches(':popover-open')) menu.hidePopover()
  }
}
