import { isCompletePhoto } from '@domain/rules/inspection'
import { readPhotoPosition, writePhotoPosition } from './photo-position'

/** The file is not an image that this device can decode, is truncated, or is rendered black. */
export class UnusablePhoto extends Error {
  override name = 'UnusablePhoto'
}

let worker: Worker | undefined
let lastId = 0
/** Resolvers of the photos in the worker, by message id. */
const pendingPhotos = new Map<number, (bytes: ArrayBuffer | null) => void>()
let queue: Promise<unknown> = Promise.resolve()

function downscaleInWorker(file: File): Promise<ArrayBuffer | null> {
  worker ??= startWorker()
  const id = ++lastId
  return new Promise((resolve) => {
    pendingPhotos.set(id, resolve)
    worker?.postMessage({ id, file })
  })
}

function startWorker(): Worker {
  const started = new Worker(new URL('./downscale.worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; bytes: ArrayBuffer | null }>) => {
      pendingPhotos.get(data.id)?.(data.bytes)
      pendingPhotos.delete(data.id)
    },
  )
  started.addEventListener('error', () => {
    for (const resolve of pendingPhotos.values()) resolve(null)
    pendingPhotos.clear()
    worker = undefined
  })
  return started
}

const canUseWorker = () =>
  typeof Worker !== 'undefined' &&
  typeof OffscreenCanvas !== 'undefined' &&
  typeof createImageBitmap !== 'undefined'

/** Downscales in the worker, else on the main thread. */
async function downscaleWithFallback(file: File): Promise<ArrayBuffer | null> {
  const fromWorker = canUseWorker() ? await downscaleInWorker(file).catch(() => null) : null
  return fromWorker ?? (await import('./downscale-on-page')).downscaleOnPage(file).catch(() => null)
}

/**
 * Scales a photo down for upload from a yard and removes the camera's metadata. Photos are
 * processed one at a time, off the main thread.
 * @param keepsPosition keeps the GPS position in the metadata
 * @returns the file to store, with the extension of its type
 * @throws UnusablePhoto
 */
export async function downscale(
  file: File,
  keepsPosition: boolean,
): Promise<{ name: string; type: string; bytes: ArrayBuffer }> {
  // Browsers render a truncated JPEG with a grey area instead of failing.
  if (!isCompletePhoto(new Uint8Array(await file.arrayBuffer())))
    throw new UnusablePhoto(`${file.name} is incomplete`)
  const result = queue.then(() => downscaleWithFallback(file))
  queue = result.catch(() => null)
  const bytes = await result
  if (!bytes) throw new UnusablePhoto(`${file.name} can't be read, or came out black`)
  const position = keepsPosition
    ? readPhotoPosition(new Uint8Array(await file.arrayBuffer()))
    : null
  const stored = position ? writePhotoPosition(new Uint8Array(bytes), position).buffer : bytes
  return { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, type: 'image/jpeg', bytes: stored }
}
