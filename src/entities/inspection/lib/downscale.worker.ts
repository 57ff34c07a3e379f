import { downscalePhoto } from './encode-photo'

// Requests arrive one at a time: a decoded camera image takes 50 MB.
globalThis.addEventListener('message', ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  void downscalePhoto(data.file).then(
    (bytes) => globalThis.postMessage({ id: data.id, bytes }, { transfer: bytes ? [bytes] : [] }),
    () => globalThis.postMessage({ id: data.id, bytes: null }),
  )
})
