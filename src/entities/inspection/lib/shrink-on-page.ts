import createPica from 'pica'
import { isBlack } from './is-black'
import { computeShrunkSize, encodeUnderLimit } from './shrink'

// Without workers and WebAssembly: the page's policy lets neither come from a string.
const pica = createPica({ features: ['js'] })

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    // The browser turns it the way it was taken.
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** The same as `shrink`, where a worker can't: more slowly, in the page, step by step. @returns null where it can't be drawn, or came out black */
export async function shrinkOnPage(file: Blob): Promise<ArrayBuffer | null> {
  const image = await loadImage(file)
  const { width, height } = computeShrunkSize({
    width: image.naturalWidth,
    height: image.naturalHeight,
  })
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  await pica.resize(image, canvas)
  const context = canvas.getContext('2d')
  if (!context || isBlack(context, width, height)) return null
  return (
    await encodeUnderLimit((quality) => pica.toBlob(canvas, 'image/jpeg', quality))
  ).arrayBuffer()
}
