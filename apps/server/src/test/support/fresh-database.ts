import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

export interface FreshDatabase {
  name: string
  address: string
  drop: () => Promise<void>
}

const run = async (address: string, statement: string) => {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query<{ name: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

const newName = () => `naru_test_${randomBytes(6).toString('hex')}`

const drop = (address: string, name: string) => run(address, `drop database ${name} with (force)`)

const create = async (address: string, how = '', name = newName()): Promise<FreshDatabase> => {
  await run(address, `create database ${name} ${how}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return { name, address: own.href, drop: async () => void (await drop(address, name)) }
}

/** Creates an empty database on the server at `address`; its user must have the privilege. */
export const freshDatabase = (address: string): Promise<FreshDatabase> => create(address)

const templateName = () => process.env['POSTGRES_TEMPLATE'] ?? ''

/**
 * Like `freshDatabase`, with all migrations: a copy of the one that `global-setup.ts` makes once for each run.
 *
 * @param template another template. Default: the migrated one
 */
export const migratedDatabase = (address: string, template = templateName()): Promise<FreshDatabase> =>
  create(address, `template ${template}`)

/** A migrated database that becomes a template itself. `dropTemplates` drops it. */
export const newTemplate = (address: string): Promise<FreshDatabase> =>
  create(address, `template ${templateName()}`, `${templateName()}_${randomBytes(6).toString('hex')}`)

/** Drops a run's template and those that were made from it. */
export const dropTemplates = async (address: string, template: string): Promise<void> => {
  const templates = await run(
    address,
    `select datname as name from pg_database where starts_with(datname, '${template}')`,
  )
  for (const { name } of templates) await drop(address, name)
}
