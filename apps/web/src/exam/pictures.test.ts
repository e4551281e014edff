// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createDefinition } from '@naru/exam-kit/engine'
import { fetchPictures, pictureUrls } from './pictures'

const question = (id: string, number: number, photos: { photo?: string; options?: readonly string[] }) => ({
  id,
  number,
  type: 'reading' as const,
  options: (photos.options ?? []).map((photo, at) => ({ id: `${id}${at}`, photo })),
  ...(photos.photo !== undefined && { photo: photos.photo }),
})

describe('the pictures of an exam', () => {
  it('are named in the order in which they are seen, each once', () => {
    const definition = createDefinition({
      id: 'mini',
      topic: 'Mini',
      duration: '',
      readingTimeMinutes: 5,
      listeningTimeMinutes: 5,
      questions: [
        question('b', 2, { options: ['/media/c.webp', '/media/a.webp'] }),
        question('a', 1, { photo: '/media/a.webp', options: ['/media/b.webp', '/media/b.webp'] }),
        question('c', 3, {}),
      ],
    })
    expect(pictureUrls(definition)).toEqual(['/media/a.webp', '/media/b.webp', '/media/c.webp'])
  })

  describe('are fetched', () => {
    let asked: Partial<HTMLImageElement & { onload: () => void; onerror: () => void }>[] = []
    beforeEach(() => {
      asked = []
      vi.stubGlobal(
        'Image',
        class {
          src = ''
          constructor() {
            asked.push(this)
          }
        },
      )
    })
    afterEach(() => void vi.unstubAllGlobals())
    const sources = () => asked.map(({ src }) => src)
    const settle = () => new Promise((done) => setTimeout(done))

    it('one after the other, and with low priority, so that the line stays free', async () => {
      const fetched = fetchPictures(['a', 'b'])
      await settle()
      expect(sources()).toEqual(['a'])
      expect(asked[0]?.fetchPriority).toBe('low')
      asked[0]?.onload?.()
      await settle()
      expect(sources()).toEqual(['a', 'b'])
      asked[1]?.onload?.()
      await expect(fetched).resolves.toBeUndefined()
    })

    it('all, although one cannot be had', async () => {
      const fetched = fetchPictures(['a', 'b'])
      await settle()
      asked[0]?.onerror?.()
      await settle()
      asked[1]?.onload?.()
      await expect(fetched).resolves.toBeUndefined()
    })
  })
})
