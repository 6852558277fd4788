import { Verse } from '@mcm/ui/haiku'
import { useRef } from 'react'
import { useFit } from './use-fit'
import styles from './wall.module.css'

interface WallVerseProps {
  lines: readonly string[]
  arriving: boolean
}

/** A verse as large as its longest line allows. */
export function WallVerse({ lines, arriving }: WallVerseProps) {
  const room = useRef<HTMLDivElement>(null)
  useFit(room)
  return (
    <Verse ref={room} lines={lines} size="wall" arriving={arriving} className={styles['room']} />
  )
}
