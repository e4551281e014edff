import { describe, expect, test } from 'vitest'
import { say } from '../../platform/http/messages'
import { checkYoutubeUrl } from './videos'

describe('checkYoutubeUrl', () => {
  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
    [' youtu.be/dQw4w9WgXcQ ', 'https://youtu.be/dQw4w9WgXcQ'],
    ['https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ', 'https://m.youtube.com/watch?list=a&v=dQw4w9WgXcQ'],
  ])('accepts %s', (url, accepted) => {
    expect(checkYoutubeUrl(url)).toEqual({ accepted })
  })

  test.each([
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtu.be.example.org/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
    'not an address',
    '',
  ])('rejects %j', (url) => {
    expect(checkYoutubeUrl(url)).toEqual({ refused: say('youtube_address_invalid') })
  })
})
