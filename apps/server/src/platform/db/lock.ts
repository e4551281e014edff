import { createHash } from 'node:crypto'
import { realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { codeOf, StartFailure } from '../failure'

// Linux and Windows free these addresses when the process ends, however it ends; elsewhere a socket file may remain.
const addressOf = (folder: string) => {
  const key = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)
  if (process.platform === 'linux') return `\0naru-${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\naru-${key}`
  return join(tmpdir(), `naru-${key}.sock`)
}

const listenOn = (address: string) =>
  new Promise<Server>((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', fail)
    server.listen({ path: address, exclusive: true }, () => {
      server.unref()
      done(server)
    })
  })

const isAnswered = (address: string) =>
  new Promise<boolean>((done) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })

/**
 * Locks a data folder for this process until the returned function is called or the process ends. PGlite has no lock
 * of its own, and two processes on one folder lose rows without an error.
 * @throws StartFailure if another server holds the lock.
 */
export const lockFolder = async (folder: string): Promise<() => Promise<void>> => {
  const address = addressOf(folder)
  const claim = async (mayClean: boolean): Promise<Server> => {
    try {
      return await listenOn(address)
    } catch (thrown) {
      if (codeOf(thrown) !== 'EADDRINUSE') throw thrown
      if (!mayClean || address.startsWith('\0') || (await isAnswered(address))) {
        throw new StartFailure(
          `Another server is already using the data folder ${folder}. Stop it, or set another DATA_DIR.`,
        )
      }
      rmSync(address, { force: true })
      return claim(false)
    }
  }
  const server = await claim(true)
  return () => new Promise((done) => server.close(() => done()))
}
