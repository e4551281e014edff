import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unreadableAnswer } from './errors'

/** An upload may take so many times as long to arrive as any other request. */
export const UPLOAD_FACTOR = 12

/** Body limit in bytes from which on a route takes uploads: files of staff, often from a phone. */
const UPLOAD = 1024 * 1024

const isUpload = ({ routeOptions }: FastifyRequest) => (routeOptions.bodyLimit ?? 0) > UPLOAD

/**
 * Ends connections whose request does not arrive in time. Node knows one time for all requests, which here is that of
 * uploads; this keeps the shorter one for the others, and for uploads that no right allows. Register it after the rights.
 */
export const endSlowRequests = (server: FastifyInstance, timeoutMs: number): void => {
  const timers = new WeakMap<FastifyRequest, NodeJS.Timeout>()
  const stop = (request: FastifyRequest) => clearTimeout(timers.get(request))
  server.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers
    if ((length !== undefined && length !== '0') || encoding !== undefined) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        if (reply.raw.headersSent) raw.socket.destroy()
        else raw.socket.end(unreadableAnswer('ERR_HTTP_REQUEST_TIMEOUT'), () => raw.socket.destroy())
      }, timeoutMs)
      timer.unref()
      timers.set(request, timer)
      reply.raw.once('close', () => stop(request))
    }
    done()
  })
  server.addHook('preParsing', (request, _reply, _payload, done) => {
    if (isUpload(request)) stop(request)
    done()
  })
  // The body has arrived.
  server.addHook('preValidation', (request, _reply, done) => {
    stop(request)
    done()
  })
}

/**
 * Lets a connection be silent as long as its operation may take: the server's own time for silence is shorter than that of
 * files. Register it after the rights.
 */
export const allowSlowAnswers = (server: FastifyInstance): void => {
  const shortest = server.initialConfig.connectionTimeout ?? 0
  server.addHook('preParsing', (request, reply, _payload, done) => {
    const { handlerTimeout } = request.routeOptions
    // The answer that the handler took too long must still arrive.
    if (handlerTimeout > shortest) reply.raw.setTimeout(handlerTimeout + 1000, () => request.raw.socket.destroy())
    done()
  })
}
