import { expect, it } from 'vitest'
import { retentionLines } from '../apps/server/src/modules/my-data/retention'
import { text as privacyPolicy } from '../apps/web/src/site/text/en/privacyPolicy'
import { retentionLines as publishedLines } from '../apps/web/src/site/text/en/retention'

it('the privacy page lists exactly the times after which the server deletes data', () => {
  expect(publishedLines).toEqual(retentionLines())
  const points = privacyPolicy.operatorSection.points
  expect(
    points.filter((point) => publishedLines.some((line) => point === `${line};` || point === `${line}.`)),
  ).toHaveLength(publishedLines.length)
})
