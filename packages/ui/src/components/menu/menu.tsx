'use client'

import {
  forwardRef,
  Fragment,
  type ComponentPropsWithoutRef,
  type ReactElement,
  type ReactNode,
} from 'react'
import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { cx } from '../../internal/cx'
import { useOpen, type OpenProps } from '../../internal/open'
import { IconCheck } from '../icons'
import { Link } from '../link'
import styles from './menu.module.css'

/**
 * An action or a link in a `Menu`.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Menu, type MenuItem } from '@mcm/ui/menu'
 *
 * const csv: MenuItem = { label: 'CSV', hint: 'Spreadsheet format', onSelect: () => print() }
 *
 * <Menu trigger={<Button>Download</Button>} groups={[[csv]]} />
 * ```
 */
export interface MenuItem {
  label: string
  /** A second, less prominent line, such as 'Spreadsheet format'. */
  hint?: ReactNode | undefined
  icon?: ReactNode | undefined
  onSelect?: (() => void) | undefined
  /** Link target. If it is set, the item is a link. */
  href?: string | undefined
  /** Whether to mark the item with a tick, as the current choice among several. */
  checked?: boolean | undefined
  disabled?: boolean | undefined
}

/**
 * Props of `Menu`.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Menu, type MenuProps } from '@mcm/ui/menu'
 *
 * const menu: MenuProps = {
 *   trigger: <Button>Share</Button>,
 *   groups: [[{ label: 'Copy link' }]],
 *   align: 'start',
 * }
 *
 * <Menu {...menu} />
 * ```
 */
export interface MenuProps
  extends OpenProps, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'dir'> {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** Groups of items, separated by hairlines. */
  groups: readonly (readonly MenuItem[])[]
  /** The edge of the button with which the menu is aligned. @default 'end' */
  align?: 'start' | 'end' | undefined
}

/**
 * Returns the text direction, because Radix places and aligns left to right unless it is given a
 * direction.
 */
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

function Item({ item, onSelect }: { item: MenuItem; onSelect: () => void }) {
  const shared = {
    className: styles['item'],
    disabled: item.disabled ?? false,
    onSelect: () => {
      onSelect()
      item.onSelect?.()
    },
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

/**
 * Shows a few actions behind one button. For a choice that should stay visible, use `Segmented`. The
 * ref and other props belong to the menu.
 *
 * @example
 * ```tsx
 * import { Button } from '@mcm/ui/button'
 * import { Menu } from '@mcm/ui/menu'
 *
 * <Menu
 *   trigger={<Button>Download</Button>}
 *   groups={[
 *     [
 *       { label: 'CSV', hint: 'Spreadsheet format', onSelect: () => print() },
 *       { label: 'JSON', href: '/block.json' },
 *     ],
 *   ]}
 * />
 * ```
 */
export const Menu = /* @__PURE__ */ forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, groups, align = 'end', open: given, defaultOpen, onOpenChange, className, ...rest },
  ref,
) {
  const { open, setOpen, because } = useOpen({ open: given, defaultOpen, onOpenChange }, 'trigger')
  return (
    // Not modal: the page stays as is, and no inline style is needed to lock it.
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen} dir={direction()}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          ref={ref}
          {...rest}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          loop
          onEscapeKeyDown={() => because('escape')}
          onInteractOutside={() => because('outside')}
          className={cx(styles['menu'], className)}
        >
          {groups.map((items, index) => (
            <Fragment key={items.map((item) => item.label).join()}>
              {index > 0 && <DropdownMenu.Separator className={styles['rule']} />}
              {items.map((item) => (
                <Item key={item.label} item={item} onSelect={() => because('select')} />
              ))}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
})
