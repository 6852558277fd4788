import { useFocusOnNavigation } from './use-focus-on-navigation'
import { useKeptFocus } from './use-kept-focus'
import { useScrollRestoration } from './use-scroll-restoration'

/** Sets the scroll position and the focus after each navigation, and keeps the focus in lists. */
export function Navigation() {
  useScrollRestoration()
  useFocusOnNavigation()
  useKeptFocus()
  return null
}
