import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressResponse } from './compress-response'

const deals = JSON.stringify({
  items: Array.from({ length: 100 }, (_, index) => ({ number: `D-2026-${index}` })),
})
const createJsonResponse = (body: string) =>
  new Response(body, {
    status: 201,
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      ETag: '"3"',
    },
  })

describe('an answer', () => {
  it('that is long is compressed with brotli, and keeps its status, ETag and text', async () => {
    const answer = await compressResponse(createJsonResponse(deals), 'gzip, br')
    expect(answer.status).toBe(201)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('etag')).toBe('"3"')
    expect(answer.headers.has('content-length')).toBe(false)
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(deals)
  })

  it.each([
    ['is short', createJsonResponse('true'), 'br'],
    ['is sent to a client without brotli', createJsonResponse(deals), 'gzip'],
    ['is a file', new Response(deals, { headers: { 'Content-Type': 'application/pdf' } }), 'br'],
  ])('that %s is not compressed', async (_, given, accepted) => {
    const before = await given.clone().text()
    const answer = await compressResponse(given, accepted)
    expect(answer.headers.has('content-encoding')).toBe(false)
    expect(await answer.text()).toBe(before)
  })
})
