interface Waiting {
  readonly resolve: (bytes: ArrayBuffer | null) => void
}

let worker: Worker | undefined
let last = 0
const waiting = new Map<number, Waiting>()
let turn: Promise<unknown> = Promise.resolve()

function send(file: File): Promise<ArrayBuffer | null> {
  worker ??= begin()
  const id = ++last
  return new Promise((resolve) => {
    waiting.set(id, { resolve })
    worker?.postMessage({ id, file })
  })
}

function begin(): Worker {
  const begun = new Worker(new URL('./downscale.worker.ts', import.meta.url), { type: 'module' })
  begun.addEventListener('message', ({ data }: MessageEvent<{ id: number; bytes: ArrayBuffer | null }>) => {
    waiting.get(data.id)?.resolve(data.bytes)
    waiting.delete(data.id)
  })
  begun.addEventListener('error', () => {
    for (const { resolve } of waiting.values()) resolve(null)
    waiting.clear()
    worker = undefined
  })
  return begun
}

const canShrink = () => typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined' && typeof createImageBitmap !== 'undefined'

/**
 * A photo made small enough to be sent from a yard, one after the other and beside the page. Where the device can't, it goes as the camera made it.
 * @returns the file to keep, with an ending that fits what it is
 */
export async function downscale(file: File): Promise<{ name: string; type: string; bytes: ArrayBuffer }> {
  const mine = turn.then(() => (canShrink() ? send(file) : null)).catch(() => null)
  turn = mine
  const bytes = await mine
  if (bytes) return { name: `${file.name.replace(/\.\w+$/, '')}.jpg`, type: 'image/jpeg', bytes }
  return { name: file.name, type: file.type, bytes: await file.arrayBuffer() }
}
