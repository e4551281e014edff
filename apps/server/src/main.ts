import { missingFacts } from '@naru/api/operator'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { codeOf, reasonOf, StartFailure } from './platform/failure'
import { refuseDefaults } from './production'
import { misspeltSettings } from './platform/setting-names'
import { readSettings, siteAddress, type Settings } from './platform/settings'
import { buildServer, type BuiltServer } from './start'
import { removeOldFiles } from './platform/temporary-folders'
import { setupLink } from './modules/auth/first-admin'
import { notifySystemd, watchLoop } from './watchdog'
import { welcome } from './welcome'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const listenFailure = ({ host, port }: Settings, thrown: unknown) => {
  const code = codeOf(thrown)
  if (code === 'EADDRINUSE')
    return new StartFailure(`Port ${port} on ${host} is taken. Stop what uses it, or set another PORT.`)
  if (code === 'EACCES') return new StartFailure(`Port ${port} may not be used by this user. Set another PORT.`)
  return new StartFailure(
    `The server cannot listen on ${host}, port ${port} (${code ?? reasonOf(thrown)}). Check HOST and PORT.`,
  )
}

/** Fails at once where the server could not listen: its database takes a minute to build. */
const checkAddress = async (settings: Settings) => {
  const probe = createServer()
  try {
    await once(probe.listen(settings.port, settings.host), 'listening')
  } catch (thrown) {
    throw listenFailure(settings, thrown)
  }
  await new Promise((done) => probe.close(done))
}

const listen = async ({ server }: BuiltServer, settings: Settings) => {
  const { host, port } = settings
  try {
    await server.listen({ host, port })
  } catch (thrown) {
    throw listenFailure(settings, thrown)
  }
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : port
}

const stopOnSignals = (built: BuiltServer) => {
  let isStopping = false
  const stop = async () => {
    // A second signal stops at once.
    if (isStopping) process.exit(1)
    isStopping = true
    await built.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  // Of `npm start`, which was killed.
  process.on('disconnect', () => void stop())
}

const run = async () => {
  const settings = readSettings(process.env)
  if (process.env['NODE_ENV'] === 'production') refuseDefaults(settings, process.env)
  for (const sentence of misspeltSettings(Object.keys(process.env))) print(`Warning: ${sentence}`)
  await checkAddress(settings)
  removeOldFiles()
  const built = await buildServer({ settings, notifyOperator: print })
  try {
    const port = await listen(built, settings)
    stopOnSignals(built)
    watchLoop()
    notifySystemd(process.env)
    const address = siteAddress(settings.host, port)
    const isPublicUrlUnset = settings.publicUrl === siteAddress(settings.host, settings.port)
    if (isPublicUrlUnset) built.context.publicUrl = address
    const { database, publicUrl, operator } = built.context
    const setup = await setupLink(database, publicUrl)
    print(welcome({ address, publicUrl, settings, setup, ...built }))
    const missing = missingFacts(operator.shown().settings)
    if (missing.length > 0) {
      const state = operator.isClosed() ? 'The site is not open yet' : 'The site shows placeholders'
      print(`${state}. Fill in at ${publicUrl}/admin/settings: ${missing.join(', ')}.`)
    }
  } catch (thrown) {
    await built.close()
    throw thrown
  }
}

try {
  await run()
} catch (thrown) {
  const message = thrown instanceof StartFailure ? thrown.message : `The server could not start: ${reasonOf(thrown)}`
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
