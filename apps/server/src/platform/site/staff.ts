import { byLanguage } from '@naru/api/languages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy } from '../http/security-headers'
import { chosenLanguage } from '../language'

const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Serves the built staff app if there is one: one document at every address below /admin and /desk, in the reader's language; its files below /staff. */
export const registerStaff = async (server: FastifyInstance, folder: string): Promise<void> => {
  const file = join(folder, 'index.html')
  if (!existsSync(file)) return
  const document = readFileSync(file, 'utf8')
  const documents = byLanguage((language) => document.replace('<html lang="en"', `<html lang="${language}"`))
  const scripts = [...document.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => sourceOf(text))

  await server.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/staff/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    // Their names contain a hash of their content.
    immutable: true,
    maxAge: '1y',
    lastModified: false,
    acceptRanges: false,
  })
  for (const url of ['/admin', '/admin/*', '/desk', '/desk/*']) {
    server.get(url, (request, reply) => {
      const language = chosenLanguage(request.headers.cookie) ?? 'en'
      return reply
        .headers({
          'content-language': language,
          vary: 'cookie',
          'content-security-policy': contentSecurityPolicy('/admin', { scripts, styles: [] }),
          'cache-control': 'no-cache',
        })
        .type('text/html; charset=utf-8')
        .send(documents[language])
    })
  }
}
