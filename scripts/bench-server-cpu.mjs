// Processor time of the server and of PostgreSQL, for `npm run bench:server`: on a machine that others use, too, it says more than the time on the clock.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Client } from 'pg'

/** @param {number} pid @returns the parent, and the processor time in milliseconds with that of children that have ended */
function statOf(pid) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return undefined
  const line = readFileSync(path, 'utf8')
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  // Linux counts in hundredths of a second.
  const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
  return { parent: Number(fields[1]), ms: ticks * 10 }
}

/** @param {number} pid @returns {number} milliseconds of the processor; 0 where there is no /proc */
export const cpuOf = (pid) => statOf(pid)?.ms ?? 0

/** @param {number} parent @returns {number} milliseconds of a process and of all its children */
export function cpuOfFamily(parent) {
  if (!existsSync('/proc')) return 0
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.reduce((sum, pid) => {
    const stat = statOf(pid)
    return stat !== undefined && (pid === parent || stat.parent === parent) ? sum + stat.ms : sum
  }, 0)
}

/** @param {string} address @returns {Promise<number>} the main process of a PostgreSQL server on this machine; -1 if it is elsewhere */
export async function postmasterOf(address) {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query('select pg_backend_pid() as pid')
  const parent = statOf(rows[0].pid)?.parent ?? -1
  await client.end()
  const name = spawnSync('ps', ['-o', 'comm=', '-p', String(parent)], { encoding: 'utf8' }).stdout
  return /postgres|postmaster/.test(name) ? parent : -1
}
