import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'

/** Whether this machine has nginx. Its tests say so and pass over where it has none. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0

/** A configuration that runs one site out of a folder, without root. */
export function siteConfig(folder, site) {
  return `
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 2;
events { worker_connections 1024; }
http {
    include /etc/nginx/mime.types;
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    ${site}
}
`
}

/**
 * Returns the API cache's configuration for one machine: its files in a folder, another port, and
 * these three servers.
 *
 * @param {string} text `api-cache/nginx.conf`
 * @param {{ folder: string, port: number, urls: string[] }} place
 */
export function apiCacheConfig(text, { folder, port, urls }) {
  const placed = text
    .replaceAll('/tmp/mcm-api-cache', join(folder, 'cache'))
    .replaceAll('127.0.0.1:5190', `127.0.0.1:${port}`)
  return urls.reduce(
    (config, url, at) => config.replace(`127.0.0.1:518${at}`, `127.0.0.1:${new URL(url).port}`),
    placed,
  )
}

/** Starts nginx in the foreground; resolves once it accepts connections. */
export async function startNginx(folder, text, port) {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'nginx.conf')
  // As root its workers would be nobody, who may not look into a temporary folder.
  writeFileSync(file, process.getuid?.() === 0 ? `user root;\n${text}` : text)
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part) => (said += part))
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
    if (await accepts(port)) return child
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`nginx doesn't listen on ${port}: ${said}`)
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })
}
