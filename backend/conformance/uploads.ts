/** The smallest file that is taken for an image. */
export const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42,
  0x60, 0x82,
])

/** A form with one file. */
export function upload(
  content: Uint8Array<ArrayBuffer> | string,
  name: string,
  claimed = 'image/png',
): FormData {
  const form = new FormData()
  form.append('file', new File([content], name, { type: claimed }))
  return form
}
