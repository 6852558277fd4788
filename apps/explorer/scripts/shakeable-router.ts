import type { Plugin } from 'vite'

/**
 * Lets the bundler drop router components that no screen uses (forms, prefetching, framework
 * scripts: 3 kB of every first visit). They are kept only because creating them and setting
 * their display names look like side effects; this marks both as pure.
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
