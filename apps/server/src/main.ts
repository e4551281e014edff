import { codeOf, reasonOf, StartFailure } from './failure'
import { refuseDefaults } from './production'
import { readSettings, siteAddress, type Settings } from './settings'
import { buildServer, type BuiltServer } from './start'
import { welcome } from './welcome'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const listen = async ({ server }: BuiltServer, { host, port }: Settings) => {
  try {
    await server.listen({ host, port })
  } catch (thrown) {
    const code = codeOf(thrown)
    if (code === 'EADDRINUSE')
      throw new StartFailure(`Port ${port} on ${host} is taken. Stop what uses it, or set another PORT.`)
    if (code === 'EACCES') throw new StartFailure(`Port ${port} may not be used by this user. Set another PORT.`)
    throw new StartFailure(
      `The server cannot listen on ${host}, port ${port} (${code ?? reasonOf(thrown)}). Check HOST and PORT.`,
    )
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
}

const run = async () => {
  const settings = readSettings(process.env)
  if (process.env['NODE_ENV'] === 'production') refuseDefaults(settings)
  const built = await buildServer({ settings, notifyOperator: print })
  try {
    const port = await listen(built, settings)
    stopOnSignals(built)
    const address = siteAddress(settings.host, port)
    const isPublicUrlUnset = settings.publicUrl === siteAddress(settings.host, settings.port)
    if (isPublicUrlUnset) built.context.publicUrl = address
    print(welcome({ address, publicUrl: built.context.publicUrl, settings, ...built }))
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
