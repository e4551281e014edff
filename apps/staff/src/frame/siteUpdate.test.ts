import { expect, it, vi } from 'vitest'
import { watchDocument } from './siteUpdate'

const documentOf = (entry: string) => `<!doctype html><script type="module" crossorigin src="${entry}"></script>`

it.each([
  ['the same code', () => new Response(documentOf('/staff/assets/index-1.js')), 0],
  ['other code', () => new Response(documentOf('/staff/assets/index-2.js')), 1],
  ['the error of a proxy', () => new Response('Bad gateway', { status: 502 }), 0],
])('a document that has %s', async (_what, respond, offered) => {
  const offer = vi.fn<() => void>()
  const check = await watchDocument('/staff/assets/index-1.js', async () => respond())(offer)
  await check()
  expect(offer).toHaveBeenCalledTimes(offered)
})
