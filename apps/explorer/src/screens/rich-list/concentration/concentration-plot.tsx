import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Section, Stack } from '@mcm/ui/layout'
import { type Share, SharePlot } from '@mcm/ui/plot'
import { Progress } from '@mcm/ui/progress'
import { type Band, bands, TOP } from './concentration'
import { messages } from '../messages'
import { Reserved } from '../reserved'
import { formatSum } from '../accounts/share'
import type { RichList } from '../accounts/use-rich-list'

/**
 * The number that represents the whole. The plot needs at most six digits, which a number
 * represents exactly.
 */
const WHOLE = 1_000_000

const words = messages.concentration

/**
 * A chart of the share of the richest accounts. Renders nothing if the endpoint doesn't report the
 * supply.
 */
export function Concentration({ list }: { list: RichList }) {
  const { accounts, newest, isLoadingToTarget, loadUpTo } = list
  if (!newest) return <Waiting />
  const { total, supply } = newest
  if (supply === null || supply <= 0n || accounts.length === 0) return null
  const known = bands(accounts, total)
  const goal = Math.min(TOP, total)
  return (
    <Section title={words.title}>
      <Stack gap={4}>
        <SharePlot label={words.plot} shares={sharesOf(known, total, supply)} total={WHOLE} />
        {isLoadingToTarget ? (
          <Progress
            label={words.loading}
            value={accounts.length}
            max={goal}
            note={words.loadingNote(formatCount(accounts.length), formatCount(goal))}
          />
        ) : (
          (known.at(-1)?.to ?? 0) < goal && (
            <More count={formatCount(goal)} onLoad={() => loadUpTo(goal)} />
          )
        )}
      </Stack>
    </Section>
  )
}

function More({ count, onLoad }: { count: string; onLoad: () => void }) {
  return (
    <Button size="small" onClick={onLoad}>
      {words.load(count)}
    </Button>
  )
}

/** A placeholder that reserves the height of the plot. */
function Waiting() {
  const labels = [words.top('10'), words.ranks('11', '100'), words.rest]
  return (
    <Section title={words.title}>
      <Reserved lines={[30, 34, 32, 28]}>
        <Stack gap={4}>
          <SharePlot label={words.plot} shares={labels.map((label) => ({ label, value: 0 }))} />
          <More count={formatCount(TOP)} onLoad={() => {}} />
        </Stack>
      </Reserved>
    </Section>
  )
}

function sharesOf(known: readonly Band[], total: number, supply: bigint): Share[] {
  const width = (held: bigint) => Number((held * BigInt(WHOLE)) / supply)
  const shares: Share[] = known.map(({ from, to, held, heldToHere }) => {
    const [first, last] = [formatCount(from), formatCount(to)]
    return from === 1
      ? { label: words.top(last), value: width(held) }
      : {
          label: words.ranks(first, last),
          value: width(held),
          note: words.together(last, formatSum(heldToHere, supply)),
        }
  })
  const { to = 0, heldToHere = 0n } = known.at(-1) ?? {}
  const rest = supply - heldToHere
  return to < total && rest > 0n ? [...shares, { label: words.rest, value: width(rest) }] : shares
}
