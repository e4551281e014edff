import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const KEY = 'test-key'
const SECRET = 'test secret/+'
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

/** Whether a request is signed by signature version 4, as Amazon documents it; written apart from the client's library. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer) => {
  const { authorization = '' } = headers
  const [, key, day = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? []
  const sent = String(headers['x-amz-content-sha256'])
  if (key !== KEY || (sent !== 'UNSIGNED-PAYLOAD' && sent !== sha256(body))) return false
  const [path = '', query = ''] = url.split('?')
  const signedHeaders = names.split(';').map((name) => `${name}:${String(headers[name])}\n`)
  const canonical = [method, path, query, signedHeaders.join(''), names, sent].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const signed = [day, region, 's3', 'aws4_request', text].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${SECRET}`,
  )
  return Buffer.from(signed).toString('hex') === signature
}

/** A bucket in memory that answers like S3. */
export const openObjectServer = async () => {
  const objects = new Map<string, Buffer>()
  let failing = 0
  let requests = 0
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      requests += 1
      const { method, url = '' } = request
      const answer = (status: number, content?: Buffer) => response.writeHead(status).end(content)
      if (failing > 0) {
        failing -= 1
        return answer(503)
      }
      if (!isSigned(request, body)) return answer(403)
      const name = /^\/bucket\/([^/]+)$/.exec(url)?.[1]
      if (name === undefined) return answer(404)
      if (method === 'PUT') objects.set(name, body)
      else if (method === 'DELETE') objects.delete(name)
      else if (!objects.has(name)) return answer(404)
      return answer(method === 'DELETE' ? 204 : 200, method === 'GET' ? objects.get(name) : undefined)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  return {
    objects,
    /** `MEDIA_URL`. */
    url: `http://${KEY}:${encodeURIComponent(SECRET)}@${host}/bucket?region=ap-south-1`,
    requests: () => requests,
    /** Answers the next requests with 503. */
    failNext: (count: number) => {
      failing = count
    },
    close: () => new Promise((done) => server.close(done)),
  }
}
