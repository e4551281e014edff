import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { advertisements, deskMedia, officialFloors, pricePlans, videos } from '../apps/server/src/platform/db/schema'
import messages from '../apps/staff/src/text/en/admin.json'

const { audit: text } = messages

it.each([advertisements, deskMedia, officialFloors, pricePlans, videos])(
  'the audit log names every column of a recorded row',
  (table) => {
    expect(Object.keys(text.fields)).toEqual(expect.arrayContaining(Object.keys(getTableColumns(table))))
  },
)
