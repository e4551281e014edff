import { staffOperations } from '@naru/api/msw'
import { getTableColumns } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { advertisements, deskMedia, officialFloors, pricePlans, videos } from '../apps/server/src/db/schema'
import { auditOf } from '../apps/server/src/modules/audit/operations'
import { stateOf } from '../apps/server/src/modules/audit/subject'
import messages from '../apps/web/src/site/text/en/admin.json'

const { audit: text } = messages

describe('the audit log names what the server records', () => {
  it.each(staffOperations.filter((operation) => auditOf(operation)?.kind !== 'none'))('%s', (operation) => {
    expect(text.actions).toHaveProperty(operation)
  })

  it('every kind of subject', () => {
    expect(Object.keys(text.subjects)).toEqual(expect.arrayContaining(Object.keys(stateOf)))
  })

  it.each([advertisements, deskMedia, officialFloors, pricePlans, videos])(
    'every column of a recorded row',
    (table) => {
      expect(Object.keys(text.fields)).toEqual(expect.arrayContaining(Object.keys(getTableColumns(table))))
    },
  )
})
