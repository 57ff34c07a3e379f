import { afterEach, expect, it, vi } from 'vitest'
import { uploadLogo } from './settings-queries'

/** 16 x 16 pixels with a palette of 4 bits: half of them transparent, half green. */
const SMALL_PALETTE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQBAMAAADt3eJSAAAABlBMVEUAAAAAZACk9hdsAAAAAXRSTlMAQObYZgAAABFJREFUeNpjYAACQSBgGBwMACofBEFh+rm/AAAAAElFTkSuQmCC'

/** Refuses PNGs that papers cannot print, as the backend does. */
async function refusePalettes(request: Request): Promise<Response> {
  const file = (await request.formData()).get('file')
  if (!(file instanceof File)) return new Response(null, { status: 500 })
  const content = new Uint8Array(await file.arrayBuffer())
  sent.push(content)
  if (content[24] === 8 && content[25] !== 3 && content[28] === 0)
    return Response.json({
      name: file.name,
      media_type: 'image/png',
      size: file.size,
      sha256: '0'.repeat(64),
    })
  return Response.json(
    {
      type: 'about:blank',
      title: 'Invalid',
      status: 422,
      code: 'validation',
      errors: [{ pointer: '/file', code: 'unreadable_image' }],
    },
    { status: 422, headers: { 'Content-Type': 'application/problem+json' } },
  )
}

let sent: Uint8Array<ArrayBuffer>[] = []
afterEach(() => {
  sent = []
  vi.unstubAllGlobals()
})

it('a logo that papers cannot print is redrawn, with its transparency', async () => {
  const content = await (await fetch(SMALL_PALETTE)).arrayBuffer()
  vi.stubGlobal('fetch', refusePalettes)
  const logo = await uploadLogo(new File([content], 'logo.png', { type: 'image/png' }))
  expect(logo.name).toBe('logo.png')
  expect(sent).toHaveLength(2)
  const image = await createImageBitmap(new Blob([sent[1] ?? '']))
  const context = new OffscreenCanvas(16, 16).getContext('2d')
  context?.drawImage(image, 0, 0)
  const readPixel = (x: number) => [...(context?.getImageData(x, 8, 1, 1).data ?? [])]
  expect(readPixel(2)).toEqual([0, 0, 0, 0])
  expect(readPixel(12)).toEqual([0, 100, 0, 255])
})

it('a file that the browser cannot read either is reported', async () => {
  vi.stubGlobal('fetch', refusePalettes)
  const broken = new File([new Uint8Array(64)], 'logo.png', { type: 'image/png' })
  await expect(uploadLogo(broken)).rejects.toMatchObject({ problem: { code: 'validation' } })
  expect(sent).toHaveLength(1)
})
