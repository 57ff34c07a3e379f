import { shrink } from './shrink'

// One at a time, beside the page: a camera's picture takes 50 MB while it is unpacked.
globalThis.addEventListener('message', ({ data }: MessageEvent<{ id: number; file: Blob }>) => {
  void shrink(data.file).then(
    (bytes) => globalThis.postMessage({ id: data.id, bytes }, { transfer: bytes ? [bytes] : [] }),
    () => globalThis.postMessage({ id: data.id, bytes: null }),
  )
})
