import { useEffect } from 'react'

/** Retries a failed load as soon as the browser is back online. */
export function useRetryOnline(retry: () => void): void {
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
