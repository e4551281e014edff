import { runAsProcess } from './command'
import { runContent } from './content'

await runAsProcess(runContent)
