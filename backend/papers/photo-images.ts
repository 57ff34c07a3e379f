import { readContent } from '../attachments/file-content'
import { toDataUrl } from './data-url'
import { findImageFault } from './image-fault'
import type { Paper, PaperCall } from './paper'
import type { PhotoImages } from './pdf/draw-photos'

/** Maximum total bytes of the photos in a PDF, so that mail servers accept it. */
export const MAX_PHOTO_BYTES = 12_000_000

/** Maximum pixels of a photo; cameras take up to 100 million. */
const MAX_PHOTO_PIXELS = 100_000_000

/** Formats that a PDF can contain. */
const DRAWABLE = ['image/jpeg', 'image/png']

/**
 * Loads the photos of a paper for its PDF. It leaves out photos of another format, those beyond the
 * limit of bytes, and PNG files of more than 10 megapixels.
 */
export async function loadPhotoImages(
  call: Pick<PaperCall, 'db' | 'files'>,
  { photos }: Pick<Paper, 'photos'>,
): Promise<PhotoImages> {
  const images = new Map<string, string>()
  if (photos.length === 0) return images
  const ids = photos.map(({ attachment_id }) => attachment_id)
  const files = await call.db
    .selectFrom('attachments')
    .select(['id', 'media_type', 'size'])
    .where('id', 'in', ids)
    .where('media_type', 'in', DRAWABLE)
    .execute()
  let bytes = 0
  for (const id of ids) {
    const file = files.find((one) => one.id === id)
    if (!file || bytes + file.size > MAX_PHOTO_BYTES) continue
    const content = await readContent(call, id)
    if (!content || (await findImageFault(content, MAX_PHOTO_PIXELS))) continue
    bytes += file.size
    images.set(id, toDataUrl(content, file.media_type))
  }
  return images
}
