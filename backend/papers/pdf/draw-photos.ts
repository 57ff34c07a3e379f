import type { Content } from 'pdfmake/interfaces'
import type { Paper } from '../paper'
import { COLORS, contentWidth, SIZES } from './page-style'

/** Photos as data URLs, by attachment id. */
export type PhotoImages = ReadonlyMap<string, string>

const GAP = 14
const WIDTH = (contentWidth - GAP) / 2
const MAX_HEIGHT = 220

/**
 * Draws photos in two columns with captions.
 * @param leftOut note under the caption of a photo without a content
 */
export const drawPhotos = (
  photos: Paper['photos'],
  images: PhotoImages,
  leftOut: string,
): Content[] =>
  Array.from({ length: Math.ceil(photos.length / 2) }, (_, row) => ({
    unbreakable: true,
    stack: [
      {
        columns: photos.slice(row * 2, row * 2 + 2).map(({ attachment_id, caption }) => ({
          width: WIDTH,
          stack: [
            ...(images.has(attachment_id)
              ? [{ image: attachment_id, fit: [WIDTH, MAX_HEIGHT] as [number, number] }]
              : []),
            {
              text: images.has(attachment_id) ? caption : `${caption}\n${leftOut}`,
              fontSize: SIZES.small,
              color: COLORS.muted,
              margin: [0, 3, 0, 0] as [number, number, number, number],
            },
          ],
        })),
        columnGap: GAP,
      },
    ],
    // No space after the last row, because it could need a page of its own.
    margin: [0, row === 0 ? 18 : 14, 0, 0],
  }))
