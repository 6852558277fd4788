import { useLocation } from 'react-router-dom'
import { paths } from './paths'

/** Returns whether the URL requests only the latest verse on the screen: `/?view=wall`. */
export function useIsWall(): boolean {
  const { pathname, search } = useLocation()
  return pathname === paths.home.path && new URLSearchParams(search).get('view') === 'wall'
}
