import { eq, sql } from 'drizzle-orm'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { columnsOf, expression, optional, record } from '../../platform/db/json-record'
import { examOpenings, exams, sessions, users } from '../../platform/db/schema'
import { openTestServer } from '../support/test-server'
import { newLearner } from '../support/client'
import { writeContent } from '../support/content'

const server = await openTestServer({ contentFolder: writeContent() })
const { database } = server.context
const learner = await newLearner(server, { name: 'Own name', lName: 'Family name' })

const person = record({
  ...columnsOf(users, 'lName', 'name', 'address', 'isVerified', 'timeFactor', 'createdAt'),
  sessions: expression(sql`(select count(*) from ${sessions} where ${sessions.userId} = ${users.id})`, Number),
  opening: optional(examOpenings.examId, record(columnsOf(examOpenings, 'version', 'openedAt'))),
})
const read = () =>
  database
    .select({ person: sql`${person.sql}`.mapWith(person.read) })
    .from(users)
    .leftJoin(examOpenings, eq(examOpenings.userId, users.id))
    .where(eq(users.id, learner.userId))

describe('a record of columns', () => {
  test('contains each value under the name and with the type of its column', async () => {
    const [row] = await read()
    const [user] = await database.select().from(users).where(eq(users.id, learner.userId))
    expect(row?.person).toEqual({
      lName: 'Family name',
      name: 'Own name',
      address: null,
      isVerified: false,
      timeFactor: 1,
      createdAt: user?.createdAt,
      sessions: 1,
      opening: undefined,
    })
    expect(row?.person.createdAt).toBeInstanceOf(Date)
  })

  test('contains the result of a join', async () => {
    const openedAt = new Date('2026-03-01T08:00:00.123Z')
    const [exam] = await database.select().from(exams)
    await database.insert(examOpenings).values({ userId: learner.userId, examId: exam?.id ?? '', openedAt, version: 7 })
    expect((await read())[0]?.person.opening).toEqual({ version: 7, openedAt })
  })

  test('is typed by its columns', () => {
    type Person = ReturnType<typeof person.read>
    expectTypeOf<Person['address']>().toEqualTypeOf<string | null>()
    expectTypeOf<Person['createdAt']>().toEqualTypeOf<Date>()
    expectTypeOf<Person['sessions']>().toEqualTypeOf<number>()
    expectTypeOf<Person['opening']>().toEqualTypeOf<{ version: number; openedAt: Date } | undefined>()
    // @ts-expect-error -- not a column of this table
    expect(() => columnsOf(users, 'openedAt')).toThrow('no such column')
  })

  test('rejects an array of another length', () => {
    expect(() => person.read(['Perera', 'Nimal'])).toThrow('another form')
    expect(() => person.read({ name: 'Nimal' })).toThrow('another form')
  })
})
