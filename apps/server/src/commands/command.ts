import { relative } from 'node:path'
import type { OpenDatabase } from '../platform/db/database'
import { openEmbedded, openPostgres } from '../platform/db/open'
import { reasonOf, StartFailure } from '../platform/failure'
import type { Environment } from '../platform/secret-files'
import type { Settings } from '../platform/settings'

export interface CommandOptions {
  /** Arguments after the command's name. */
  args: readonly string[]
  environment: Environment
  /** How the command was called: `npm run admin --` or `node apps/server/dist/admin.js`. Its usage begins with it. */
  program: string
  /** The folder that relative paths start from. */
  folder: string
  now: () => Date
  print: (line: string) => void
  /** Opens the database of the server. @default `openForCommand` */
  openDatabase?: (settings: Settings) => Promise<OpenDatabase>
}

/**
 * Opens the database of the server.
 * @throws StartFailure if it is unreachable, in memory, or in a data folder that a running server has locked.
 */
export const openForCommand = (settings: Settings): Promise<OpenDatabase> => {
  if (settings.databaseUrl !== undefined) return openPostgres(settings.databaseUrl)
  if (settings.data.kind === 'memory') {
    throw new StartFailure(
      'DATA_DIR is memory:, which only a running server has. Set DATA_DIR or DATABASE_URL to the data of the server.',
    )
  }
  return openEmbedded(settings.data)
}

/** The forms of a command and what each does, in two columns. */
export const usageOf = (program: string, forms: Readonly<Record<string, string>>): string => {
  const width = Math.max(...Object.keys(forms).map((form) => form.length))
  return Object.entries(forms)
    .map(([form, says]) => `${program} ${form.padEnd(width)}  ${says}`)
    .join('\n')
}

/** Runs a command with the arguments and environment of this process, and sets its exit code. */
export const runAsProcess = async (run: (options: CommandOptions) => Promise<number>): Promise<void> => {
  const script = process.env['npm_lifecycle_event']
  try {
    process.exitCode = await run({
      args: process.argv.slice(2),
      environment: process.env,
      program: script === undefined ? `node ${relative(process.cwd(), process.argv[1] ?? '')}` : `npm run ${script} --`,
      // npm runs commands in the package's folder; paths are relative to the caller's.
      folder: process.env['INIT_CWD'] ?? process.cwd(),
      now: () => new Date(),
      print: (line) => void process.stdout.write(`${line}\n`),
    })
  } catch (thrown) {
    const message = thrown instanceof StartFailure ? thrown.message : `The command failed: ${reasonOf(thrown)}`
    process.stderr.write(`${message}\n`)
    process.exitCode = 1
  }
}
