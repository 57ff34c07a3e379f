import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Bytes that a JSON body may have: a deal of 500 lines is about a fifth of it. */
export const jsonLimit = 1024 * 1024

/** Bytes that an upload may have: a file of 10 MB and the form around it. */
export const uploadLimit = 11 * 1024 * 1024

const tooLarge = () =>
  new Response(JSON.stringify({ type: 'about:blank', title: 'This is larger than the server takes.', status: 413, code: 'too_large' }), {
    status: 413,
    headers: { 'Content-Type': 'application/problem+json', Connection: 'close' },
  })

const limitJson = bodyLimit({ maxSize: jsonLimit, onError: tooLarge })
const limitUpload = bodyLimit({ maxSize: uploadLimit, onError: tooLarge })

/** Refuses a body that is too large before the backend reads it. */
export const limitBodies: MiddlewareHandler = (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next()
  const isUpload = context.req.header('content-type')?.startsWith('multipart/form-data') ?? false
  return (isUpload ? limitUpload : limitJson)(context, next)
}
