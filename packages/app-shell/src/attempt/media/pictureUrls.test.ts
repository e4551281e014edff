import { describe, expect, it } from 'vitest'
import { sampleExam } from '@naru/exam-kit/testing'
import { pictureUrls } from './pictureUrls'

const question = (id: string, number: number, photos: { photo?: string; options?: readonly string[] }) => ({
  id,
  number,
  section: 'reading' as const,
  options: (photos.options ?? []).map((photo, at) => ({ id: `${id}${at}`, photo })),
  ...(photos.photo !== undefined && { photo: photos.photo }),
})

describe('the pictures of an exam', () => {
  it('are listed in the order in which they are shown, without duplicates', () => {
    const definition = sampleExam({
      questions: [
        question('b', 2, { options: ['/media/c.webp', '/media/a.webp'] }),
        question('a', 1, { photo: '/media/a.webp', options: ['/media/b.webp', '/media/b.webp'] }),
        question('c', 3, {}),
      ],
    })
    expect(pictureUrls(definition)).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp'])
  })
})
