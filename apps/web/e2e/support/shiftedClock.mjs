// Loaded into a server's process with `--import`: its clock is ahead by the milliseconds in the file CLOCK_FILE.
import { readFileSync } from 'node:fs'

const file = process.env['CLOCK_FILE'] ?? ''
const realNow = Date.now
const now = () => realNow() + Number(readFileSync(file, 'utf8'))

globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Object(Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget)),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
})
