import { http, HttpResponse, type HttpHandler } from 'msw'

const picture = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="#dfe9e6"/><path d="M60 130h200l-30 30H90z" fill="#3c7a70"/><text x="160" y="90" font-family="sans-serif" font-size="22" text-anchor="middle" fill="#24333a">${name}</text></svg>`

/** A WAV file of a second at 8 kHz: its header and its first two samples of 16 bits. */
const start = 'UklGRqQ+AABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YYA+AAAAAAAA'

/** One second of silence. */
const silence = (): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(start).padEnd(44 + 16_000, '\0'), (byte) => byte.charCodeAt(0))

/** The pictures and silent clips of the examples. */
export const mediaHandlers: HttpHandler[] = [
  http.get<{ file: string }>('*/media/sample/:file', ({ params: { file } }) => {
    if (file.endsWith('.wav'))
      return HttpResponse.arrayBuffer(silence().buffer, { headers: { 'Content-Type': 'audio/wav' } })
    return new HttpResponse(picture(file.replace('.svg', '')), { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]
