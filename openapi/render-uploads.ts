import { resolveSchema, type Contract } from './render-operations'

/**
 * Renders maximum size and extensions of files per operation as data that browser and backend
 * share.
 */
export function renderUploads(contract: Contract): string {
  const files = Object.values(contract.paths).flatMap(({ post }) => {
    const form = post?.requestBody?.content['multipart/form-data']?.schema
    const fields = Object.values((form && resolveSchema(contract, form).properties) ?? {})
    return post
      ? fields
          .filter(({ format }) => format === 'binary')
          .map((file) => ({ id: post.operationId, file }))
      : []
  })
  const sizes = files.flatMap(({ id, file }) =>
    file.maxLength === undefined ? [] : [`  ${id}: ${file.maxLength},\n`],
  )
  const endings = files.flatMap(({ id, file }) => {
    const list = file['x-endings']
    return list ? [`  ${id}: [${list.map((ending) => `'${ending}'`).join(', ')}],\n`] : []
  })
  return (
    `/** The most bytes of a file, by the operation that takes it. */\nexport const mostBytes = {\n${sizes.join('')}} as const\n\n` +
    `/** How the names of files end, by the operation that takes them. */\nexport const fileEndings = {\n${endings.join('')}} as const\n`
  )
}
