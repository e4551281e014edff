import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A build script that prints bundler output and writes one file. */
const builder = (output: string, content: string) => `
import { mkdirSync, writeFileSync } from 'node:fs'
console.log('rendering chunks...')
console.error('PLUGIN_TIMINGS')
mkdirSync('dist', { recursive: true })
writeFileSync('dist/${output}', ${JSON.stringify(content)})`

/** Creates a repository with the start script, two minimal builds and a minimal server. */
const createRepository = () => {
  const root = mkdtempSync(join(tmpdir(), 'naru-start-'))
  folders.push(root)
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  const writePackage = (folder: string, name: string) =>
    write(`${folder}/package.json`, JSON.stringify({ name, type: 'module', scripts: { build: 'node build.mjs' } }))
  write('package.json', JSON.stringify({ name: 'naru', workspaces: ['apps/*'] }))
  write('package-lock.json', '{}')
  write('openapi.yaml', '')
  write('packages/kit/index.ts', '')
  writePackage('apps/server', '@naru/server')
  writePackage('apps/web', '@naru/web')
  writePackage('apps/staff', '@naru/staff')
  write('apps/server/build.mjs', builder('main.js', "console.log('Naru is running.')"))
  write('apps/web/build.mjs', builder('pages.json', '{}'))
  write('apps/staff/build.mjs', builder('index.html', ''))
  mkdirSync(join(root, 'scripts'))
  copyFileSync(fileURLToPath(new URL('start.mjs', import.meta.url)), join(root, 'scripts/start.mjs'))
  const start = () =>
    new Promise<{ status: number | null; lines: string[] }>((done) => {
      const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], { cwd: tmpdir() })
      let output = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)))
      child.on('close', (status) => done({ status, lines: output.trim().split('\n') }))
    })
  return { root, write, start }
}

const running = ['Starting Naru …', 'Naru is running.']
const built = (name: string) => expect.stringMatching(new RegExp(`^The ${name} is built \\(\\d+ s\\)\\.$`))

describe('npm start', { timeout: 60_000 }, () => {
  test('builds changed parts, prints a short summary, and runs the server', async () => {
    const { write, start } = createRepository()
    const first = await start()
    expect(first.status).toBe(0)
    expect(first.lines[0]).toBe('Building the server, the web app, and the staff app …')
    expect(first.lines.slice(1, 4)).toEqual(
      expect.arrayContaining([built('server'), built('web app'), built('staff app')]),
    )
    expect(first.lines.slice(4)).toEqual(running)

    expect(await start()).toEqual({ status: 0, lines: running })

    write('apps/server/src/main.ts', 'changed')
    expect((await start()).lines).toEqual(['Building the server …', built('server'), ...running])
    write('apps/web/src/main.tsx', 'changed')
    expect((await start()).lines).toEqual(['Building the web app …', built('web app'), ...running])
    write('packages/kit/index.ts', 'changed')
    expect((await start()).lines[0]).toBe('Building the server, the web app, and the staff app …')
  })

  test('starts a server again that was killed, and ends with its status', async () => {
    const { write, start } = createRepository()
    const dies = "import { existsSync, writeFileSync } from 'node:fs'\nif (existsSync('killed')) process.exit(3)"
    write(
      'apps/server/build.mjs',
      builder('main.js', `${dies}\nwriteFileSync('killed', '')\nprocess.kill(process.pid, 'SIGKILL')`),
    )
    const { status, lines } = await start()
    expect([status, lines.at(-1)]).toEqual([3, 'The server was ended and starts again …'])
  })

  test('rebuilds a missing output', async () => {
    const { root, start } = createRepository()
    await start()
    rmSync(join(root, 'apps/web/dist/pages.json'))
    expect((await start()).lines).toEqual(['Building the web app …', built('web app'), ...running])
  })

  test('prints the output of a failed build, starts nothing, and rebuilds at the next start', async () => {
    const { root, write, start } = createRepository()
    write('apps/web/build.mjs', "console.log('rendering chunks...')\nconsole.error('no such module')\nprocess.exit(3)")
    for (const _ of ['first', 'second']) {
      const { status, lines } = await start()
      expect(status).toBe(1)
      expect(lines).toEqual(expect.arrayContaining(['rendering chunks...', 'no such module']))
      // The order of the two streams is not fixed.
      expect(lines).toContainEqual(
        expect.stringMatching(/^The build of the web app failed \(\d+\); see the lines above\.$/),
      )
      expect(lines).not.toContain('Naru is running.')
    }
    expect(existsSync(join(root, '.build/start-apps-web.stamp'))).toBe(false)
  })
})
