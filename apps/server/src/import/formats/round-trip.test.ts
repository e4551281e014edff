import { join } from 'node:path'
import { expect, test } from 'vitest'
import { paths } from '../../paths'
import { writeFolder } from '../../test/support/content'
import { examWithMedia, sectionedFolder } from '../../test/support/format-folder'
import type { Paper } from '@naru/exam-kit/content'
import { writeGift } from './gift'
import { writeQti } from './qti-write'

type Media = Readonly<Record<string, Buffer>>

const noFile = () => {
  throw new Error('The exam has no such file.')
}

const formats = {
  GIFT: (exam: Paper, media: Media) => writeFolder({ ...media, 'paper.gift.txt': writeGift(exam) }),
  'QTI 2.2': (exam: Paper, media: Media) =>
    writeFolder({ 'paper.zip': Buffer.concat([...writeQti(exam, (path) => media[path] ?? noFile(), '2.2')]) }),
  'QTI 3.0': (exam: Paper, media: Media) =>
    writeFolder({ 'paper.zip': Buffer.concat([...writeQti(exam, (path) => media[path] ?? noFile(), '3.0')]) }),
} as const

const cases = Object.entries(formats).flatMap(([name, write]) =>
  [sectionedFolder(), join(paths.content, 'exams/eps-topik-mock-1')].map((folder) => ({ name, write, folder })),
)

test.each(cases)('writing $folder as $name and reading it again changes nothing', async ({ write, folder }) => {
  const before = await examWithMedia(folder)
  const after = await examWithMedia(write(before.exam, before.media))
  expect(after.exam).toStrictEqual(before.exam)
  expect(Object.keys(after.media)).toEqual(Object.keys(before.media))
  for (const [path, content] of Object.entries(before.media)) expect(after.media[path]?.equals(content)).toBe(true)
})
