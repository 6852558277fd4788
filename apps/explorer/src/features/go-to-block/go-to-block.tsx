import { IconChevronDown } from '@mcm/ui/icons'
import { Popover } from '@mcm/ui/popover'
import { lazyPart } from '../../shared/lazy-part/lazy-part'
import styles from './go-to-block.module.css'
import type { GoToPageProps } from './go-to-page'
import { messages } from './messages'

const GoToForm = lazyPart(() => import('./go-to-form'))

interface GoToBlockProps {
  /** The highest block number accepted, if there is a limit. */
  max?: number | undefined
  /** Called with the height of a block: the one entered, or the last one of the day entered. */
  onGo: (height: number) => void
  /** The pages of the list, if it has more than one and can be moved to one by its number. */
  pages?: GoToPageProps | undefined
}

/** A button with a form that moves a list, newest first, to a block or to a date. */
export function GoToBlock({ max, onGo, pages }: GoToBlockProps) {
  return (
    <Popover
      label={messages.label}
      className={styles['open']}
      trigger={
        <>
          {messages.open} <IconChevronDown size={12} />
        </>
      }
    >
      {(close) => (
        <div className={styles['go']}>
          <GoToForm
            max={max}
            onGo={(height: number) => {
              close()
              onGo(height)
            }}
            pages={
              pages && {
                ...pages,
                onGo: (height: number | undefined) => {
                  close()
                  pages.onGo(height)
                },
              }
            }
          />
        </div>
      )}
    </Popover>
  )
}

/** The form itself, for a page on which another block is a likely way on. Its place is kept. */
export function GoToBlockForm(props: Omit<GoToBlockProps, 'pages'>) {
  return (
    <div className={styles['inline']}>
      <GoToForm {...props} isInline />
    </div>
  )
}
