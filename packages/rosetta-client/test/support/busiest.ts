/** Returns the maximum number of arrivals within any span of milliseconds. */
export function busiest(arrivals: readonly number[], span: number): number {
  return Math.max(
    ...arrivals.map((from) => arrivals.filter((at) => at >= from && at < from + span).length),
  )
}
