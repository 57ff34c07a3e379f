import { readPhoto } from '../lib/photo-store'
import type { OutboxEntry } from './entry'

function base64(bytes: ArrayBuffer): string {
  let text = ''
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte)
  return btoa(text)
}

/** A waiting report with its photos as one file, to be kept or mailed should the device fail: JSON, the photos in base64. */
export async function exportEntry({
  id,
  kind,
  person,
  title,
  since,
  version,
  write,
}: OutboxEntry): Promise<File> {
  const kept = await Promise.all(
    write.photos.map(async (photo) => [photo.id, await readPhoto(photo.id)] as const),
  )
  const photos = kept.flatMap(([photoId, photo]) =>
    photo ? { id: photoId, name: photo.name, type: photo.type, content: base64(photo.bytes) } : [],
  )
  const text = JSON.stringify(
    { id, kind, person, title, since, version, answers: write, photos },
    null,
    2,
  )
  return new File(
    [text],
    `${title.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '') || kind}.json`,
    { type: 'application/json' },
  )
}

/** Has the browser save a file, as a download. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  URL.revokeObjectURL(link.href)
}
