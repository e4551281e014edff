import { isStaff } from '@naru/api/rights'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../paths'
import type { Context } from '../../platform/context'
import { contentSecurityPolicy } from '../../platform/http/security-headers'
import { userOfAuthSession } from './auth-sessions'

/** How the staff gets in, and what is no page of the site. */
const open =
  /^\/(?:login|reset-password|email-verify|setup|admin|desk|staff|api|assets|media|payment|healthz)(?:[/?]|$)/

const isPage = ({ method, headers, url }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html') && !open.test(url)

/** While the site is closed, visitors and learners see at every address that it opens soon. */
export const registerOpening = (server: FastifyInstance, context: Context): void => {
  const page = readFileSync(join(paths.setupPage, 'opening.html'), 'utf8')
  const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? ''
  const policy = contentSecurityPolicy('/', {
    scripts: [],
    styles: [`'sha256-${createHash('sha256').update(style).digest('base64')}'`],
  })
  const isOfStaff = async ({ sessionToken }: FastifyRequest) => {
    if (sessionToken === undefined) return false
    const found = await userOfAuthSession(context, sessionToken, { examId: undefined, isUse: false })
    return found !== undefined && isStaff(found.user.role)
  }
  const answer = async (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    // Without the database nobody is known.
    if (await isOfStaff(request).catch(() => false)) return done()
    void reply
      .code(503)
      .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'retry-after': '3600' })
      .type('text/html; charset=utf-8')
      .send(page)
  }
  // A callback: a promise for each request would cost more than the check.
  server.addHook('onRequest', (request, reply, done) => {
    if (context.operator.isClosed() && isPage(request)) void answer(request, reply, done)
    else done()
  })
}
