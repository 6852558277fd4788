import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useScrollRestoration } from './use-scroll-restoration'

/** After a navigation, sets the scroll position and the focus. */
export function Navigation() {
  useScrollRestoration()
  useFocusOnNavigation()
  return null
}
