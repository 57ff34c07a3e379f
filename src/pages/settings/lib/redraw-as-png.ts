/**
 * Redraws an image as a PNG of 8 bits a channel without interlacing, which papers can print.
 * Returns null if the browser cannot read it.
 */
export async function redrawAsPng(file: File): Promise<File | null> {
  const image = await createImageBitmap(file).catch(() => null)
  if (image === null) return null
  const canvas = document.createElement('canvas')
  canvas.width = image.width
  canvas.height = image.height
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  image.close()
  const content = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png')
  })
  return content && new File([content], toPngName(file.name), { type: content.type })
}

const toPngName = (name: string): string => `${name.replace(/\.[^.]*$/, '')}.png`
