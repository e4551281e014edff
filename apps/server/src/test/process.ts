import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The path of a built command: `main.js`, `content.js` or `admin.js`. */
export const builtCommand = (name: string): string => join(process.env['BUILT_SERVER'] ?? '', name)

/** A server in its own process, as an operator starts it. */
export interface ServerProcess {
  child: ChildProcess
  /** Its output until the banner. */
  output: string
  /** Its error output so far. */
  errors: () => string
  /** Its exit code; null if it was killed. */
  ended: Promise<number | null>
  /** Its address; empty if it never listened. */
  address: string
  /** Kills it like a power cut, and waits until it has ended. */
  kill: () => Promise<void>
  /** Stops it, and waits for its exit code. */
  stop: () => Promise<number | null>
}

/** Processes and folders of one test file. */
export const processes = () => {
  const folders: string[] = []
  const running = new Set<ChildProcess>()
  return {
    /** A new temporary folder. */
    newFolder: () => {
      const folder = mkdtempSync(join(tmpdir(), 'naru-process-'))
      folders.push(folder)
      return folder
    },
    /** Starts a server; resolves when it prints its banner or ends. */
    start: async (settings: Record<string, string>): Promise<ServerProcess> => {
      const { PATH = '', HOME = '' } = process.env
      const environment = { PATH, HOME, PORT: '0', ADDRESS_LIMITS: 'false', ...settings }
      const child = spawn(process.execPath, [builtCommand('main.js')], { env: environment })
      running.add(child)
      let [output, errors] = ['', '']
      child.stderr.on('data', (data) => (errors += String(data)))
      const ended = new Promise<number | null>((done) => {
        child.on('close', (code) => {
          running.delete(child)
          done(code)
        })
      })
      const welcomed = new Promise<void>((done) => {
        child.stdout.on('data', (data) => {
          output += String(data)
          if (/Data\s+\S/.test(output)) done()
        })
      })
      await Promise.race([welcomed, ended])
      return {
        child,
        output,
        errors: () => errors,
        ended,
        address: /Open\s+(\S+)/.exec(output)?.[1] ?? '',
        kill: async () => {
          child.kill('SIGKILL')
          await ended
        },
        stop: () => {
          child.kill('SIGTERM')
          return ended
        },
      }
    },
    /** Ends all processes and removes all folders. */
    clear: () => {
      for (const child of running) child.kill('SIGKILL')
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Sends JSON like a page of the site. */
export const send = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, cookie },
    body: JSON.stringify(body),
  })

/** The session cookie of a response, for the next request. */
export const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? ''
