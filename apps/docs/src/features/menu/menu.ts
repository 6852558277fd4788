/** The phone's menu is a popover of the browser's; on a wider screen it must not stay one. */
export function startMenu(): void {
  const menu = document.getElementById('menu')
  matchMedia('(min-width: 820px)').addEventListener('change', ({ matches }) => {
    if (matches && menu?.matches(':popover-open')) menu.hidePopover()
  })
}
