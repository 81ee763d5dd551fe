import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { configured } from '../../../server/operations/configured'

export interface RunningProxy {
  readonly plainPort: number
  readonly securePort: number
  readonly stop: () => Promise<void>
}

/** Neither of the two needs to be root but for ports below 1024. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gpms-proxy-'))
  const [key, chain] = [join(folder, 'key.pem'), join(folder, 'fullchain.pem')]
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=gpms.example.com'],
      ...['-keyout', key, '-out', chain],
    ],
    { stdio: 'ignore' },
  )
  writeFileSync(join(folder, 'gpms.pem'), readFileSync(chain, 'utf8') + readFileSync(key, 'utf8'))
  for (const name of ['key.pem', 'fullchain.pem', 'gpms.pem']) chmodSync(join(folder, name), 0o644)
  chmodSync(folder, 0o777)
  return folder
}

async function run(
  folder: string,
  command: string,
  parameters: readonly string[],
  ports: { readonly plainPort: number; readonly securePort: number },
): Promise<RunningProxy> {
  const child: ChildProcess = spawn(command, parameters, { ...nobody, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', piece => (said += String(piece)))
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve())
    child.once('error', error => {
      said += error.message
      resolve()
    })
  })
  for (let tries = 0; tries < 100 && !(await answers(ports.securePort)); tries += 1) {
    if (child.exitCode !== null || child.pid === undefined) throw new Error(`${command} ended: ${said}`)
    await wait(100)
  }
  return {
    ...ports,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const answers = (port: number) =>
  new Promise<boolean>(resolve => {
    request({ port, host: '127.0.0.1', path: '/readyz', rejectUnauthorized: false }, answer => {
      answer.resume()
      resolve(answer.statusCode === 200)
    })
      .on('error', () => resolve(false))
      .end()
  })

export async function startNginx(productPort: number): Promise<RunningProxy> {
  const folder = makeFolder()
  const [plainPort, securePort] = [await freePort(), await freePort()]
  const site = configured('nginx.conf', [
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${productPort};`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${securePort} ssl`],
    ['https://gpms.example.com', `https://gpms.example.com:${securePort}`],
    ['/etc/gpms/tls', folder],
  ])
  writeFileSync(join(folder, 'site.conf'), site)
  // What Debian's own nginx.conf says around a site, in a folder that is ours.
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map(name => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log stderr; daemon off; events {} http { access_log off; ${temporary} include ${folder}/site.conf; }`,
  )
  return run(folder, '/usr/sbin/nginx', ['-p', folder, '-c', `${folder}/nginx.conf`], {
    plainPort,
    securePort,
  })
}

export async function startHaproxy(productPort: number): Promise<RunningProxy> {
  const folder = makeFolder()
  const [plainPort, securePort] = [await freePort(), await freePort()]
  const text = configured('haproxy.cfg', [
    // Only root can become somebody else.
    ['    user haproxy\n    group haproxy\n', ''],
    ['server node1 127.0.0.1:8080', `server node1 127.0.0.1:${productPort}`],
    ['bind :80\n', `bind 127.0.0.1:${plainPort}\n`],
    ['bind :443 ssl', `bind 127.0.0.1:${securePort} ssl`],
    ['/etc/gpms/tls', folder],
  ])
  writeFileSync(join(folder, 'haproxy.cfg'), text)
  return run(folder, '/usr/sbin/haproxy', ['-db', '-f', `${folder}/haproxy.cfg`], { plainPort, securePort })
}
