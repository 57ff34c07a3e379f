import createPica from 'pica'
import { isBlack, computeDownscaledSize, encodeUnderLimit } from './encode-photo'

// The content security policy blocks workers and WebAssembly that are created from strings.
const pica = createPica({ features: ['js'] })

async function loadImage(file: Blob): Promise<HTMLImageElement> {
  const image = new Image()
  const url = URL.createObjectURL(file)
  try {
    image.src = url
    // The browser applies the Exif orientation.
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/**
 * Fallback of `downscalePhoto` for browsers without worker support: slower, on the main thread.
 * @returns null if the image can't be drawn or is black
 */
export async function downscaleOnPage(file: Blob): Promise<ArrayBuffer | null> {
  const image = await loadImage(file)
  const { width, height } = computeDownscaledSize({
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
