import { downloadAttachment } from '../attachments/download-attachment'
import type { Handler } from '../call'
import { Problem } from '../problems/problem'
import { findOrder } from './find-order'
import { findThreadPhotos } from './thread-photos'

export const downloadOrderPhoto: Handler<'downloadOrderPhoto'> = async ({
  db,
  person,
  path,
  ...host
}) => {
  const { order } = await findOrder(db, person, path.id)
  const loads =
    order.deal_id === null
      ? []
      : await db
          .selectFrom('cargo_loads')
          .select('cargo_id')
          .distinct()
          .where('deal_id', '=', order.deal_id)
          .execute()
  const photo = (
    await findThreadPhotos(
      db,
      loads.map(({ cargo_id }) => cargo_id),
    )
  ).find(({ id }) => id === path.attachment_id)
  if (!photo) throw new Problem('not_found')
  return downloadAttachment({ db, ...host }, photo.report_id, photo.id)
}
