import { useState } from 'react'

interface Result {
  error: Error | null
  errorUpdatedAt: number
  dataUpdatedAt: number
}

/**
 * Returns the error of a query's last completed request, or null if that succeeded. A query without
 * data clears its error whenever it runs again, although until the next response it still counts as
 * failed.
 */
export function useLastError({ error, errorUpdatedAt, dataUpdatedAt }: Result): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return errorUpdatedAt > dataUpdatedAt ? (error ?? last) : null
}
