import { forwardRef, type ComponentPropsWithoutRef, type ForwardedRef } from 'react'
import { cx } from '../../internal/cx'
import { CopyButton } from '../copy-button'
import { Link } from '../link'
import { cutHash, type HashForm, type Piece } from './cuts'
import styles from './hash.module.css'

/**
 * Props of `Hash`.
 *
 * @example
 * ```tsx
 * import { Hash, type HashProps } from '@mcm/ui/hash'
 *
 * const hash: HashProps = { value: '0x362e13b697d9926281785238ff5c84c47d942962', soft: true }
 *
 * <Hash {...hash} />
 * ```
 */
export interface HashProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** The full value, including 0x. */
  value: string
  /** How to shorten the value. @default '10-8' */
  form?: HashForm | undefined
  /** Link target. */
  href?: string | undefined
  /**
   * Whether to show a button that copies the full value. A string sets the button's label, such as
   * 'Copy block hash'.
   */
  copy?: boolean | string | undefined
  /** Whether to use a less prominent color, for secondary values. */
  soft?: boolean | undefined
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ text, from }) =>
    from === 'any' ? (
      text
    ) : (
      <span key={from} className={styles[`from-${from}`]}>
        {text}
      </span>
    ),
  )

/**
 * Shows a hash that is shortened in the middle on screen only. The page contains the full value, so
 * selecting, find-in-page and assistive technology work with all of it. The ref is the link if there is
 * an `href`, and the element around both if there is a copy button.
 *
 * @example
 * ```tsx
 * import { Hash } from '@mcm/ui/hash'
 *
 * <Hash
 *   value="0x362e13b697d9926281785238ff5c84c47d942962f3a8e6814825edef40151570"
 *   form="15-15"
 *   copy="Copy block hash"
 * />
 * ```
 */
export const Hash = /* @__PURE__ */ forwardRef<HTMLElement, HashProps>(function Hash(
  { value, form = '10-8', href, copy = false, soft, className, ...rest },
  ref,
) {
  const { head, tail } = cutHash(value, form)
  const cut = tail.length > 0 || head.length > 1
  const text = (
    <>
      <Pieces pieces={head} />
      {cut && <span aria-hidden="true" className={cx(styles['gap'], styles[`gap-${form}`])} />}
      <Pieces pieces={tail} />
    </>
  )
  const look = cx(styles['hash'], form === 'whole' && styles['whole'], soft && styles['soft'])
  const shared = {
    ...(cut ? { title: value } : {}),
    ...(copy ? {} : rest),
    className: cx(look, !copy && className),
  }
  const shown =
    href === undefined ? (
      <span ref={copy ? null : ref} {...shared}>
        {text}
      </span>
    ) : (
      <Link ref={copy ? null : (ref as ForwardedRef<HTMLAnchorElement>)} href={href} {...shared}>
        {text}
      </Link>
    )
  if (!copy) return shown
  return (
    <span
      ref={ref}
      {...rest}
      className={cx(styles['with-copy'], form === 'whole' && styles['inline'], className)}
    >
      {shown}
      <CopyButton value={value} label={copy === true ? 'Copy' : copy} />
    </span>
  )
})
