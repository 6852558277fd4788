/**
 * A framework that renders React on a server.
 *
 * @typedef {object} Framework
 * @property {string} name Also the name of its folder in `applications`.
 * @property {string} version Package whose version is printed.
 * @property {Record<string, string>} dependencies What the application installs from npm.
 * @property {string} shared Folder of the application that gets the shared files.
 * @property {string[]} build Command that builds it.
 * @property {(port: number) => { command: string[], env?: Record<string, string> }} start Command that
 *   serves the build.
 */

const react = {
  react: '^19.0.0',
  'react-dom': '^19.0.0',
  '@tanstack/react-query': '^5.90.0',
  '@types/react': '^19.0.0',
  '@types/react-dom': '^19.0.0',
  '@types/node': '^20.19.0',
  typescript: '^5.9.0',
}

/** Its packages need each other's exact version. */
const ROUTER = '7.18.4'

/** @type {readonly Framework[]} */
export const frameworks = [
  {
    name: 'next',
    version: 'next',
    dependencies: { ...react, next: '^16.0.0' },
    shared: 'app/shared',
    build: ['next', 'build'],
    start: (port) => ({ command: ['next', 'start', '--port', String(port)] }),
  },
  {
    name: 'react-router',
    version: 'react-router',
    dependencies: {
      ...react,
      'react-router': ROUTER,
      '@react-router/dev': ROUTER,
      '@react-router/node': ROUTER,
      '@react-router/serve': ROUTER,
      isbot: '^5.1.0',
      vite: '^7.0.0',
    },
    shared: 'app/shared',
    build: ['react-router', 'build'],
    start: (port) => ({
      command: ['react-router-serve', './build/server/index.js'],
      env: { PORT: String(port), HOST: '127.0.0.1' },
    }),
  },
]
