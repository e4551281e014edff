import { expect, it } from 'vitest'
import { youtubeId } from './youtube'

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=3', 'dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=3', 'dQw4w9WgXcQ'],
  [' youtube.com/watch?v=dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ['youtu.be/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', undefined],
  ['https://www.youtube.com/watch?v=', undefined],
  ['https://www.youtube.com/watch?v=../../else', undefined],
  ['https://example.org/watch?v=dQw4w9WgXcQ', undefined],
  ['https://youtu.be.example.org/dQw4w9WgXcQ', undefined],
  ['javascript:alert(1)//youtu.be/dQw4w9WgXcQ', undefined],
  ['https://example.org/video.mp4', undefined],
  ['not an address', undefined],
  ['', undefined],
])('the video of %s is %s', (url, id) => {
  expect(youtubeId(url)).toBe(id)
})
