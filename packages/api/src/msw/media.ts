import { http, HttpResponse, type HttpHandler } from 'msw'

const picture = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="320" height="200"><rect width="320" height="200" fill="#dfe9e6"/><path d="M60 130h200l-30 30H90z" fill="#3c7a70"/><text x="160" y="90" font-family="sans-serif" font-size="22" text-anchor="middle" fill="#24333a">${name}</text></svg>`

/** One second of silence: 8000 samples of 8 bits, behind a WAV header. */
function silence(): ArrayBuffer {
  const samples = 8000
  const buffer = new ArrayBuffer(44 + samples)
  const view = new DataView(buffer)
  const text = (offset: number, word: string) => {
    for (let index = 0; index < word.length; index++) view.setUint8(offset + index, word.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, samples, true)
  view.setUint32(28, samples, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  text(36, 'data')
  view.setUint32(40, samples, true)
  new Uint8Array(buffer, 44).fill(128)
  return buffer
}

/** The pictures and silent clips of the examples. */
export const mediaHandlers: HttpHandler[] = [
  http.get<{ file: string }>('*/media/sample/:file', ({ params: { file } }) => {
    if (file.endsWith('.wav')) return HttpResponse.arrayBuffer(silence(), { headers: { 'Content-Type': 'audio/wav' } })
    return new HttpResponse(picture(file.replace('.svg', '')), { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]
