import { useLocation } from 'react-router-dom'
import { paths } from './paths'

/** Whether the address asks for the latest verse alone on the screen: `/?view=wall`. */
export function useIsWall(): boolean {
  const { pathname, search } = useLocation()
  return pathname === paths.home.path && new URLSearchParams(search).get('view') === 'wall'
}
