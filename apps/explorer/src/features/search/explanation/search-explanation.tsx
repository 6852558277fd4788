import { lazy, Suspense } from 'react'

/** Few searches lead nowhere: what explains them is fetched when one does. */
const RulesList = lazy(() => import('./rules-list'))

/**
 * For a search that led nowhere: what was typed, to be mended, and what each rule of the search made
 * of it.
 */
export function SearchExplanation({ text }: { text: string }) {
  return (
    <Suspense>
      <RulesList text={text} />
    </Suspense>
  )
}
