import { expect, it } from 'vitest'
import { youtubeId } from './youtube'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'dQw4w9WgXcQ'],
  ['https://example.org/video.mp4', undefined],
  ['', undefined],
])('the video of %s is %s', (url, id) => {
  expect(youtubeId(url)).toBe(id)
})
