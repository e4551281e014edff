import { expect, it } from 'vitest'
import { retention } from '../apps/server/src/modules/my-data/retention'
import privacyPolicy from '../apps/web/src/public/legal/text/en/privacyPolicy.json'

it('the privacy page says after how many days the server deletes data', () => {
  const lines = Object.values(privacyPolicy.operatorSection.points)
  for (const { days } of retention.filter((rows) => rows.days > 0))
    expect(lines.filter((line) => line.includes(days === 1 ? ' 1 day ' : ` ${days} days`))).toHaveLength(1)
})
