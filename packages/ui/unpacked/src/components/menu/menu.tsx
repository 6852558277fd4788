import { Fragment, type ReactElement, type ReactNode } from 'react'
import { DropdownMenu } from 'radix-ui'
import { IconCheck } from '../icons'
import { Link } from '../link'
import styles from './menu.module.css'

export interface MenuItem {
  label: string
  /** A second, quieter line: 'Spreadsheet format'. */
  hint?: ReactNode | undefined
  icon?: ReactNode | undefined
  onSelect?: (() => void) | undefined
  /** Renders the item as a link. */
  href?: string | undefined
  /** Marks the current choice among several with a tick. */
  checked?: boolean | undefined
  disabled?: boolean | undefined
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** Groups of items, separated by hairlines. */
  groups: readonly (readonly MenuItem[])[]
  /** Which edge of the button it aligns with. @default 'end' */
  align?: 'start' | 'end' | undefined
  /** Open on mount: for a menu whose code was loaded when its button was pressed. */
  defaultOpen?: boolean | undefined
}

/** Radix places and aligns left to right unless given a direction. */
const direction = () => (globalThis.document?.documentElement.dir === 'rtl' ? 'rtl' : 'ltr')

function Words({ item }: { item: MenuItem }) {
  return (
    <>
      {item.checked === undefined ? item.icon : item.checked && <IconCheck size={14} />}
      <span className={styles['words']}>
        {item.label}
        {item.hint !== undefined && <span className={styles['hint']}>{item.hint}</span>}
      </span>
    </>
  )
}

function Item({ item }: { item: MenuItem }) {
  const shared = {
    className: styles['item'],
    disabled: item.disabled ?? false,
    ...(item.onSelect ? { onSelect: item.onSelect } : {}),
  }
  if (item.href !== undefined) {
    return (
      <DropdownMenu.Item {...shared} asChild>
        <Link href={item.href} tone="ink">
          <Words item={item} />
        </Link>
      </DropdownMenu.Item>
    )
  }
  if (item.checked === undefined) {
    return (
      <DropdownMenu.Item {...shared}>
        <Words item={item} />
      </DropdownMenu.Item>
    )
  }
  return (
    <DropdownMenu.CheckboxItem {...shared} checked={item.checked} data-ticked="">
      <Words item={item} />
    </DropdownMenu.CheckboxItem>
  )
}

/** A few actions behind one button. For a choice that should stay visible, use `Segmented`. */
export function Menu({ trigger, groups, align = 'end', defaultOpen = false }: MenuProps) {
  return (
    // Not modal: the page stays as is, and no inline style is needed to lock it.
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen} dir={direction()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          className={styles['menu']}
        >
          {groups.map((items, index) => (
            <Fragment key={items.map((item) => item.label).join()}>
              {index > 0 && <DropdownMenu.Separator className={styles['rule']} />}
              {items.map((item) => (
                <Item key={item.label} item={item} />
              ))}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
