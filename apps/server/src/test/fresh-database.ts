import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A new PostgreSQL database. */
export interface FreshDatabase {
  name: string
  address: string
  drop: () => Promise<void>
}

const run = async (address: string, statement: string) => {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

const create = async (address: string, how = ''): Promise<FreshDatabase> => {
  const name = `naru_test_${randomBytes(6).toString('hex')}`
  await run(address, `create database ${name} ${how}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return { name, address: own.href, drop: () => run(address, `drop database ${name} with (force)`) }
}

/** Creates an empty database on the server at `address`; its user must have the privilege. */
export const freshDatabase = (address: string): Promise<FreshDatabase> => create(address)

/** Like `freshDatabase`, with all migrations: a copy of the one that `postgres-template.ts` makes once for each run. */
export const migratedDatabase = (address: string): Promise<FreshDatabase> =>
  create(address, `template ${process.env['POSTGRES_TEMPLATE'] ?? ''}`)
