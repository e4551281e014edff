import { reasonOf, StartFailure } from '../failure'
import { runContent } from './command'

try {
  process.exitCode = await runContent({
    words: process.argv.slice(2),
    environment: process.env,
    // npm runs commands in the folder of the package; paths are meant from where they were typed.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
    now: () => new Date(),
    say: (line) => void process.stdout.write(`${line}\n`),
  })
} catch (thrown) {
  const message = thrown instanceof StartFailure ? thrown.message : `The command failed: ${reasonOf(thrown)}`
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}
