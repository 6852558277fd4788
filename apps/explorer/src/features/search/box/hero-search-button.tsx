import { IconButton } from '@mcm/ui/button'
import { IconSearch } from '@mcm/ui/icons'
import { messages } from './messages'
import styles from './search.module.css'

/**
 * Moves to home's search box from its header, where the headers of other pages have a button on
 * phones that opens theirs.
 */
export function HeroSearchButton() {
  return (
    <IconButton label={messages.goToBox} className={styles['toBox']} onClick={goToBox}>
      <IconSearch />
    </IconButton>
  )
}

function goToBox() {
  const box = document.querySelector<HTMLInputElement>('main [type=search]')
  // At the top, so that there is room for suggestions above the keyboard.
  box?.scrollIntoView()
  box?.focus()
  box?.select()
}
