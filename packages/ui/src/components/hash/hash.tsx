import { cx } from '../../internal/cx'
import { CopyButton } from '../copy-button'
import { Link } from '../link'
import { cutHash, type HashForm, type Piece } from './cuts'
import styles from './hash.module.css'

export interface HashProps {
  /** The whole value, with its 0x. */
  value: string
  /** How it is shortened. @default 'block' */
  form?: HashForm | undefined
  /** Where it leads. */
  href?: string | undefined
  /** A button that copies the whole value; a string names it, such as 'Copy block hash'. */
  copy?: boolean | string | undefined
  /** Quieter, for values that are rarely the answer. */
  soft?: boolean | undefined
  className?: string | undefined
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
 * A hash, shortened in the middle for the eye alone: the page holds it whole, so selecting,
 * searching in the page and assistive technology get every letter.
 */
export function Hash({ value, form = 'block', href, copy = false, soft, className }: HashProps) {
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
  const title = cut ? { title: value } : {}
  const shown =
    href === undefined ? (
      <span {...title} className={cx(look, !copy && className)}>
        {text}
      </span>
    ) : (
      <Link href={href} {...title} className={cx(look, !copy && className)}>
        {text}
      </Link>
    )
  if (!copy) return shown
  return (
    <span className={cx(styles['with-copy'], form === 'whole' && styles['inline'], className)}>
      {shown}
      <CopyButton value={value} label={copy === true ? 'Copy' : copy} />
    </span>
  )
}
