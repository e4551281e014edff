import { runAsProcess } from '../command'
import { runAdmin } from './command'

await runAsProcess(runAdmin)
