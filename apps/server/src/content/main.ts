import { reasonOf, StartFailure } from '../failure'
import { runContent } from './command'

try {
  process.exitCode = await runContent({
    args: process.argv.slice(2),
    environment: process.env,
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
