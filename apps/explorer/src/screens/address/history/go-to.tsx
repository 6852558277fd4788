import { IconChevronDown } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import { lazyPart } from '../../../shared/lazy-part/lazy-part'
import { messages } from '../messages'
import styles from './history.module.css'

const GoToForm = lazyPart(() => import('./go-to-form'))

/** A button with a form that narrows the list to a block, or to a date, and what came before. */
export function GoTo({ onGo }: { onGo: (maxBlock: number) => void }) {
  return (
    <Popover
      label={messages.goTo.label}
      trigger={
        <>
          {messages.goTo.open} <IconChevronDown size={12} />
        </>
      }
    >
      {(close) => (
        <div className={styles['go']}>
          <GoToForm
            onGo={(maxBlock: number) => {
              close()
              onGo(maxBlock)
            }}
          />
        </div>
      )}
    </Popover>
  )
}
