import { randomBytes } from 'node:crypto'
import { Client } from 'pg'

/** A new, empty PostgreSQL database. */
export interface FreshDatabase {
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

/** Creates a database on the server at `address`; its user must have the privilege. */
export const freshDatabase = async (address: string): Promise<FreshDatabase> => {
  const name = `naru_test_${randomBytes(6).toString('hex')}`
  await run(address, `create database ${name}`)
  const own = new URL(address)
  own.pathname = `/${name}`
  return { address: own.href, drop: () => run(address, `drop database ${name} with (force)`) }
}
