import { NARROW } from '../../shared/breakpoint'

/**
 * The phone's menu is a popover of the browser's; on a wider screen it must not stay one. There the
 * list of pages scrolls by itself, to the present page.
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
