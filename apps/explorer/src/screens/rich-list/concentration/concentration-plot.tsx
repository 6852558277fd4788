import { formatCount } from '@mcm/ui/amount'
import { Button } from '@mcm/ui/button'
import { Section, Stack } from '@mcm/ui/layout'
import { type Share, SharePlot } from '@mcm/ui/plot'
import { Progress } from '@mcm/ui/progress'
import { type Band, type BandShares, bands, bandShares, TOP, WHOLE } from './concentration'
import { curvePoints } from './curve'
import { RankCurve } from './rank-curve'
import { messages } from '../messages'
import { Reserved } from '../reserved'
import type { RichList } from '../accounts/use-rich-list'

const words = messages.concentration

/**
 * A chart of the share of the richest accounts. Renders nothing if the endpoint doesn't report the
 * supply.
 */
export function Concentration({ list }: { list: RichList }) {
  const { accounts, heldBefore, newest, isLoadingToTarget, loadUpTo } = list
  if (!newest) return <Waiting />
  const { total, supply } = newest
  if (supply === null || supply <= 0n || accounts.length === 0) return null
  const known = bands(accounts, total)
  const rounded = bandShares(known, total, supply)
  const goal = Math.min(TOP, total)
  return (
    <Section title={words.title}>
      <Stack gap={4}>
        <SharePlot label={words.plot} shares={sharesOf(known, rounded)} total={WHOLE} />
        <RankCurve
          points={curvePoints(accounts, heldBefore, supply)}
          marks={known.map(({ to }, at) => [to, rounded.sharesToHere[at] ?? 0])}
        />
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
          <RankCurve points={[]} marks={[]} />
          <More count={formatCount(TOP)} onLoad={() => {}} />
        </Stack>
      </Reserved>
    </Section>
  )
}

function sharesOf(known: readonly Band[], { shares, rest }: BandShares): Share[] {
  const top: Share[] = known.map(({ from, to }, at) => {
    const value = shares[at] ?? 0
    const last = formatCount(to)
    return { label: from === 1 ? words.top(last) : words.ranks(formatCount(from), last), value }
  })
  return rest === undefined ? top : [...top, { label: words.rest, value: rest }]
}
