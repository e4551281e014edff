import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// `src` and the built `dist` are equally deep, so that one relative path serves both.
const serverFolder = dirname(dirname(fileURLToPath(import.meta.url)))
const rootFolder = dirname(dirname(serverFolder))

export const paths = {
  migrations: join(serverFolder, 'migrations'),
  texts: join(serverFolder, 'text'),
  standIn: join(serverFolder, 'stand-in'),
  setupPage: join(serverFolder, 'setup-page'),
  package: join(rootFolder, 'package.json'),
  contract: join(rootFolder, 'openapi.yaml'),
  content: join(rootFolder, 'content'),
  site: join(rootFolder, 'apps', 'web', 'dist'),
  staff: join(rootFolder, 'apps', 'staff', 'dist'),
  cache: join(rootFolder, '.build'),
}
