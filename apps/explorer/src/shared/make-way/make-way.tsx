import { Component, createRef, type Key, type ReactNode } from 'react'

const DURATION_MS = 300

interface MakeWayProps {
  /** Another value when items come in: the first item, or all of them if some come in between others. */
  order: Key | undefined
  /** A list, or a table. */
  children: ReactNode
}

type Places = ReadonlyMap<Element, DOMRect>

/**
 * A list in which items glide to their new places when others come in above them, so that a visitor
 * who reads one of them can follow it. Otherwise they would jump. A class, because no hook runs right
 * before React changes the page.
 */
export class MakeWay extends Component<MakeWayProps> {
  readonly list = createRef<HTMLDivElement>()

  override getSnapshotBeforeUpdate(before: MakeWayProps): Places | null {
    const { order } = this.props
    const hasChanged = before.order !== undefined && order !== undefined && before.order !== order
    return hasChanged ? this.#places() : null
  }

  override componentDidUpdate(_before: MakeWayProps, _state: unknown, places: Places | null): void {
    if (!places || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Above the visible area, the browser itself keeps what is visible in its place.
    if ((this.list.current?.getBoundingClientRect().top ?? 0) < 0) return
    for (const [item, now] of this.#places()) {
      const before = places.get(item)
      if (!before || (before.top === now.top && before.left === now.left)) continue
      const transform = `translate(${before.left - now.left}px, ${before.top - now.top}px)`
      item.animate([{ transform }, { transform: 'none' }], {
        duration: DURATION_MS,
        easing: 'ease-out',
        // An item that still glides goes on from where it is.
        composite: 'add',
      })
    }
  }

  #places(): Places {
    const items = this.list.current?.querySelectorAll('tbody > tr, :is(ul, ol) > li') ?? []
    return new Map(Array.from(items, (item) => [item, item.getBoundingClientRect()]))
  }

  override render() {
    return <div ref={this.list}>{this.props.children}</div>
  }
}
