import { SECONDS_PER_BLOCK } from '../../data/block-pace'
import { nextExpectedIn } from '../../data/next-expected-in'
import { useNow } from './use-now'

/** Says when to expect the block after one that was mined at a time, in milliseconds since 1970. */
export function Expectation({ after }: { after: number }) {
  const now = useNow()
  return nextExpectedIn(SECONDS_PER_BLOCK * 1000 - Math.max(0, now - after))
}
