import { expect, it } from 'vitest'
import { retentionLines } from '../apps/server/src/modules/my-data/retention'
import privacyPolicy from '../apps/web/src/public/legal/text/en/privacyPolicy.json'

it('the privacy page lists exactly the times after which the server deletes data', () => {
  // The first two are the operator's.
  const [, , ...published] = Object.values(privacyPolicy.operatorSection.points)
  expect(published.map((line) => line.replace(/[;.]$/, ''))).toEqual(retentionLines())
})
