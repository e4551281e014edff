import { runAsProcess } from '../command'
import { runContent } from './command'

await runAsProcess(runContent)
