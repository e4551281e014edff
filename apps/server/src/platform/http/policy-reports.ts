import type { FastifyInstance } from 'fastify'
import type { Context } from '../context'
import { countFromAddress } from './limits'
import { within } from './operations'
import { Refusal } from './refusal'

/** The largest batch of reports, in bytes. */
const MAX_BYTES = 16 * 1024
/** Logged reports of a batch. */
const MAX_REPORTS = 5
const REFUSED = 'This report was rejected.'

const textOf = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : undefined)

/** Origin and path of an address, without query and fragment; anything else, such as `inline`, unchanged. */
const withoutQuery = (value: unknown) => {
  const text = textOf(value)
  if (text === undefined || !URL.canParse(text)) return text
  const { protocol, origin, pathname } = new URL(text)
  return protocol === 'http:' || protocol === 'https:' ? origin + pathname : protocol
}

/**
 * Serves `POST /csp-reports`, to which browsers report what the security policy blocked (`report-to`), and logs each
 * report: directive, page, what was blocked, and the script. No text of the page, no query strings. Anybody can send
 * reports, so they prove nothing.
 */
export const registerPolicyReports = async (server: FastifyInstance, context: Context): Promise<void> => {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/reports+json', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(body.toString()))
      } catch {
        done(new Refusal(400, REFUSED))
      }
    })
    scope.addContentTypeParser('*', (_request, _payload, done) => done(new Refusal(415, REFUSED)))

    scope.post('/csp-reports', {
      bodyLimit: MAX_BYTES,
      // The browser itself sends them, not a page; neither cookies nor the origin count.
      config: { isForServers: true },
      handler: async ({ body, ip, log }, reply) => {
        await countFromAddress(context, 'policyReportsFromAddress', ip)
        if (!Array.isArray(body)) throw new Refusal(400, REFUSED)
        for (const report of body.slice(0, MAX_REPORTS)) {
          const facts = within(report, 'body')
          const page = withoutQuery(within(facts, 'documentURL'))
          if (within(report, 'type') !== 'csp-violation' || page?.startsWith(`${context.publicUrl}/`) !== true) continue
          log.info(
            {
              event: 'policy violation',
              directive: textOf(within(facts, 'effectiveDirective')),
              page,
              blocked: withoutQuery(within(facts, 'blockedURL')),
              source: withoutQuery(within(facts, 'sourceFile')),
            },
            'security event',
          )
        }
        return reply.code(204).send()
      },
    })
  })
}
