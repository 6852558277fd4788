import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useScrollRestoration } from './use-scroll-restoration'

/** Sets the scroll position and the focus after each navigation. */
export function Navigation() {
  useScrollRestoration()
  useFocusOnNavigation()
  return null
}
