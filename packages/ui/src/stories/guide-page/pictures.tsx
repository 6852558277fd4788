import { IconCheck, IconClose } from '../../components/icons'
import { cx } from '../../internal/cx'
import type { Guide, Picture } from '../guides'
import styles from './guide-page.module.css'

function Figure({ picture, good }: { picture: Picture; good: boolean }) {
  const Icon = good ? IconCheck : IconClose
  return (
    <figure className={cx(styles['figure'], styles[good ? 'do' : 'dont'])}>
      <div className={styles['sample']}>
        <div>{picture.example}</div>
      </div>
      <figcaption className={styles['verdict']}>
        <b>
          <Icon size={14} />
          {good ? 'Do' : 'Don’t'}
        </b>
        <span>{picture.words}</span>
      </figcaption>
    </figure>
  )
}

/** Shows what to do next to what not to do, as rendered examples. */
export function Pictures({ pictures }: Pick<Guide, 'pictures'>) {
  return (
    <div className={styles['pictures']}>
      {pictures.map((pair) => (
        <div key={pair.do.words} className={styles['pair']}>
          <Figure picture={pair.do} good />
          <Figure picture={pair.dont} good={false} />
        </div>
      ))}
    </div>
  )
}
