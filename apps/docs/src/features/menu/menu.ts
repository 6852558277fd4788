import { NARROW } from '../../shared/breakpoint'

/**
 * Closes the phone menu, which is a popover, when the screen becomes wider, and scrolls the sidebar
 * to the current page.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu')
  matchMedia(NARROW).addEventListener('change', ({ matches }) => {
    if (!matches && menu?.matches(':popover-open')) menu.hidePopover()
  })
  const current = menu?.querySelector<HTMLElement>('[aria-current]')
  if (menu && current && current.offsetTop > menu.clientHeight - current.offsetHeight) {
    menu.scrollTop = current.offsetTop - menu.clientHeight / 2
  }
}
