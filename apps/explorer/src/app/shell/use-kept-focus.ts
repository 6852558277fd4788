import { useEffect } from 'react'

/** Keeps the keyboard's place in content that updates by itself. Its code loads after the screen's. */
export function useKeptFocus(): void {
  useEffect(() => {
    // The page is complete without it.
    const loading = import('./keep-focus')
      .then(({ keepFocus }) => keepFocus())
      .catch(() => undefined)
    return () => void loading.then((stop) => stop?.())
  }, [])
}
