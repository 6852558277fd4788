import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out the router's components that no screen uses (forms, prefetching,
 * framework scripts: 3 kB of every first visit). They stay only because creating them and naming them
 * for the developer tools looks like an effect; here both are said to be none.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'mcm:shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]/ },
      handler(code) {
        return {
          code: code
            .replaceAll(
              /= (React\w*\.(?:forwardRef|createContext|memo)\()/g,
              '= /* @__PURE__ */ $1',
            )
            .replaceAll(/^\w+\.displayName = "\w+";$/gm, ''),
          map: null,
        }
      },
    },
  }
}
