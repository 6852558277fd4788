import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useScrollRestoration } from './use-scroll-restoration'

/** Where a navigation leaves the visitor: how far down the page, and with the focus on what. */
export function Navigation() {
  useScrollRestoration()
  useFocusOnNavigation()
  return null
}
