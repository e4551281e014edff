import { runAsProcess } from './command'
import { runAdmin } from './admin'

await runAsProcess(runAdmin)
