// `npm run dev`: restarts the server and reloads the pages when a file changes; the site's dev server proxies the API and the staff's pages.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env['PORT'] ?? '3000'
/** The dev server's address: pages are opened there, and the server accepts changes from this origin only. */
const publicUrl = process.env['PUBLIC_URL'] ?? 'http://127.0.0.1:5173'

/** @type {[script: string, args: string[], cwd: string][]} */
const commands = [
  ['node_modules/tsx/dist/cli.mjs', ['watch', '--clear-screen=false', 'apps/server/src/main.ts'], root],
  ...['web', 'staff'].map(
    (app) =>
      /** @type {typeof commands[number]} */ ([
        'node_modules/vite/bin/vite.js',
        ['--strictPort'],
        fileURLToPath(new URL(`../apps/${app}`, import.meta.url)),
      ]),
  ),
]

const children = commands.map(([script, args, cwd]) =>
  spawn(process.execPath, [fileURLToPath(new URL(`../${script}`, import.meta.url)), ...args], {
    cwd,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: port,
      PUBLIC_URL: publicUrl,
      NARU_API: process.env['NARU_API'] ?? `http://127.0.0.1:${port}`,
    },
  }),
)

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.on('exit', (code) => {
    stop()
    process.exitCode ??= code ?? 0
  })
}
