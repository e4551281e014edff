// Starts the worker from its sources, in development and tests. `--import tsx` does nothing in a thread.
import { register } from 'tsx/esm/api'

register()
await import(new URL('main.ts', import.meta.url).href)
